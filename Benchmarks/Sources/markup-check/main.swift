import ExpatEvents
import TurFiles

// markup-check [--strict|--lenient] [--skip-doctype] FILE…
// A line a file, in the order given: "ok", or "refused line:column reason".

var mode = ReadingMode.strict
var skipsDoctype = false
var paths: [String] = []
for argument in CommandLine.arguments.dropFirst() {
    switch argument {
    case "--strict": mode = .strict
    case "--lenient": mode = .lenient
    case "--skip-doctype": skipsDoctype = true
    default: paths.append(argument)
    }
}

for path in paths {
    guard let bytes = WholeFile.bytes(at: path) else {
        print("refused 0:0 cannot be read")
        continue
    }
    guard let fault = ScannerReader(bytes, mode: mode, skipsDoctype: skipsDoctype).fault else {
        print("ok")
        continue
    }
    let detail = fault.detail.isEmpty ? "" : ": " + fault.detail
    print("refused \(fault.line):\(fault.column) \(fault.code.rawValue)\(detail)")
}

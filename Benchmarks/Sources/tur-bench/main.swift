import Foundation
import Harness
import TurProgramKit

// `tur-bench --help` says how this program is called; --launch, --read and --kernel are calls of it by itself.

let words = Array(CommandLine.arguments.dropFirst())

switch words.first {
case "--launch": exit(Launching.run(Array(words.dropFirst())))
case "--read": try GPXReading.readOnce(words[1])
case "--kernel": try Child.serve(kernel: words[1], side: words[3], inputs: words[5])
case "--compare":
    let comparison = Comparison(try Report(path: words[1]), try Report(path: words[2]))
    print(comparison.lines.joined(separator: "\n"))
    for name in comparison.slower { print("slower: \(name)") }
    exit(comparison.slower.isEmpty ? 0 : 1)
default:
    do {
        exit(try await Measuring(words).run())
    } catch {
        print("tur-bench: \(error)")
        exit(2)
    }
}

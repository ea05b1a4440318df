import Foundation
import Harness
import TurProgramKit

// tur-bench --tur PROGRAM [--short] [--only NAME] [--json FILE] [--peers PYTHON SCRIPTS]    measures and prints a table
// tur-bench --kernels [--only NAME] [--rows FILE] [--peers PYTHON SCRIPTS]                  the kernels, a line a peer
// tur-bench --compare BEFORE AFTER                                 two reports side by side
// Status 1 when a goal that must be reached is not, or something became slower.

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

import Foundation
import Harness
import TurProgramKit

// `tur-bench --help` says how this program is called; --launch, --read and --kernel are calls of it by itself.

let words = Array(CommandLine.arguments.dropFirst())

switch words.first {
case "--launch": exit(Launching.run(Array(words.dropFirst())))
case "--read" where words.count == 2: try GPXReading.readOnce(words[1])
case "--kernel" where words.count == 6: try Child.serve(kernel: words[1], side: words[3], inputs: words[5])
default:
    do {
        exit(try await words.first == "--compare" ? Comparing.run(Array(words.dropFirst())) : Measuring(words).run())
    } catch {
        print("tur-bench: \(error)")
        exit(2)
    }
}

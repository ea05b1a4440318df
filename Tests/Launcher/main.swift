import Foundation
import TurProgramKit

// launcher REPORT PROGRAM WORD…
// Runs a program and writes what it cost to the file REPORT.
exit(Launching.run(Array(CommandLine.arguments.dropFirst())))

import Testing
import TurGeo

@Suite struct StepGatesTests {
    private func passes(_ gates: StepGates, _ metres: Double, _ seconds: Double, _ accuracy: Double, _ top: Double)
        -> Bool
    { gates.reason(metres: metres, seconds: seconds, accuracies: (accuracy, accuracy), topSpeed: top) == nil }

    @Test func `the original gate lets 60 m through at any time, and its floor rules until 7 s`() {
        let gate = StepGates.originalDistance
        #expect(passes(gate, 60, 1, 10, 7) && !passes(gate, 60.01, 1, 10, 7))
        #expect(!passes(gate, 60.01, 7, 10, 7) && passes(gate, 66, 8, 10, 7) && !passes(gate, 66.1, 8, 10, 7))
        #expect(passes(gate, 130, 10, 10, 12) && !passes(gate, 130.1, 10, 10, 12))
    }

    @Test(arguments: [7.0, 12], [0.0, 10, 20, 50])
    func `the accuracy-aware gate stops 30 to 60 m a second at 1 and 2 s, whatever the accuracy`(
        top: Double,
        accuracy: Double
    ) {
        for seconds in [1.0, 2] {
            for speed in [30.0, 45, 60] {
                #expect(!passes(.accuracyAware, speed * seconds, seconds, accuracy, top))
            }
        }
    }

    @Test func `an honest walker with poor accuracies passes, with his noise`() {
        for seconds in [1.0, 2, 5, 60] {
            #expect(passes(.accuracyAware, 5 * seconds + 15, seconds, 20, 7))
            #expect(passes(.accuracyAware, 6.9 * seconds, seconds, 0, 7))
        }
    }

    @Test func `steps without time pass`() { #expect(passes([.originalDistance, .accuracyAware], 1e6, .nan, 5, 7)) }
}

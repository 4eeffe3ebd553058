import Foundation
import Testing

@testable import Measuring

@Suite("Benchmark results")
struct BenchmarkResultTests {
    @Test("A subject's time is the median of all its turns, whichever process they belong to")
    func time() {
        let result = result([[[1, 2], [10, 30]], [[3], [20]]])
        #expect(result.time(ofSubject: 0) == 2)
        #expect(result.time(ofSubject: 1) == 20)
    }

    @Test("Ratios are taken within the round, so that what slows a round cancels out")
    func weather() {
        let result = result([[[1, 1024, 1], [2, 2048, 2]], [[512, 1, 1], [512, 1, 1]]])
        #expect(result.logRatios(ofSubject: 0) == [0, 0])
        #expect(result.logRatios(ofSubject: 1) == [log(2), 0])
    }

    @Test("There is one for each process: the median of its rounds")
    func medianOfRounds() {
        // The ratios of the first process are 1/2, 8 and 2; of the second, 2 and 8, with 4 between.
        let result = result([[[1, 1, 1], [0.5, 8, 2]], [[1, 1], [2, 8]]])
        let logRatios = result.logRatios(ofSubject: 1)
        #expect(logRatios.count == 2)
        #expect(logRatios[0] == log(2))
        #expect(abs(logRatios[1] - log(4)) < 1e-15)
    }

    private func result(_ seconds: [[[Double]]]) -> BenchmarkResult {
        BenchmarkResult(
            suite: "suite", name: "work", subjects: ["reference", "other"], seconds: seconds)
    }
}

import Foundation
import Measuring
import Testing

@Suite("Growth")
struct GrowthTests {
    private let sizes = [10, 100, 1000, 10_000, 100_000]

    @Test("The power of n is found", arguments: [0, 0.5, 1, 2])
    func powers(exponent: Double) {
        let seconds = sizes.map { 1e-6 * pow(Double($0), exponent) }
        #expect(abs(GrowthOrder.exponent(sizes: sizes, seconds: seconds) - exponent) < 1e-9)
    }

    @Test("What is the same for any n does not hide the rest where there are many")
    func constant() {
        let seconds = sizes.map { 1e-3 + 1e-5 * Double($0) }
        #expect(abs(GrowthOrder.exponent(sizes: sizes, seconds: seconds) - 1) < 0.05)
    }

    @Test("One bad point does not turn it")
    func spike() {
        var seconds = sizes.map { 1e-6 * Double($0) }
        seconds[3] *= 1.5
        #expect(abs(GrowthOrder.exponent(sizes: sizes, seconds: seconds) - 1) < 0.05)
    }

    @Test("A series has a benchmark for each size, and a curve for each subject")
    @MainActor
    func series() {
        let series = Series(
            suite: "growth", "load n rows", [10, 100], repetitions: { 1000 / $0 },
            subjects: { _ in [Subject(name: "a") { _ in {} }, Subject(name: "b") { _ in {} }] })
        #expect(series.benchmarks.map(\.id) == ["growth: load 10 rows", "growth: load 100 rows"])
        #expect(series.benchmarks.map(\.repetitions) == [100, 10])
        let results = [(10, 1.0), (100, 10.0)].map { size, seconds in
            BenchmarkResult(
                suite: "growth", name: "load \(size) rows", subjects: ["a", "b"],
                seconds: [[[seconds], [seconds * 2]]])
        }
        let curves = GrowthCurve.all(of: series, in: results)
        #expect(curves.map(\.subject) == ["a", "b"])
        #expect(curves[1].seconds == [2, 20])
        #expect(GrowthCurve.all(of: series, in: Array(results.prefix(1))).isEmpty)
    }
}

import Foundation
import Testing

@testable import Measuring

@Suite("Growth")
struct GrowthTests {
    private let sizes = [10, 100, 1000, 10_000, 100_000]

    @Test("The power of n is found", arguments: [0, 0.5, 1, 2])
    func powers(exponent: Double) {
        let seconds = sizes.map { 1e-6 * pow(Double($0), exponent) }
        #expect(abs(GrowthOrder.exponent(sizes: sizes, seconds: seconds) - exponent) < 1e-9)
    }

    @Test("Processes that agree show a power, and its interval")
    func power() throws {
        let order = order([0.95, 0.96, 0.97, 0.98, 0.99, 1, 1.01, 1.02, 1.03])
        #expect(order.shape == .power)
        #expect(abs(order.exponent - 0.99) < 1e-9)
        // Of nine, the lowest and the highest are left out.
        let interval = try #require(order.interval)
        #expect(abs(interval.lower - 0.96) < 1e-9)
        #expect(abs(interval.upper - 1.02) < 1e-9)
    }

    @Test("What scatters around no growth is flat; so is a growth too small to matter")
    func flat() {
        let noise = [-0.3, -0.2, -0.1, -0.05, 0.01, 0.05, 0.1, 0.16, 0.2]
        #expect(order(noise).shape == .flat)
        #expect(order((1...9).map { 0.04 + Double($0) / 1000 }).shape == .flat)
        #expect(order((1...9).map { 0.14 + Double($0) / 1000 }).shape == .power)
    }

    @Test("What scatters from no growth to a square root is unclear, and so are too few processes")
    func unclear() {
        #expect(order([-0.6, -0.5, -0.4, -0.1, 0.1, 0.2, 0.4, 0.6, 0.7]).shape == .unclear)
        let few = order([1, 1, 1, 1, 1])
        #expect(few.shape == .unclear)
        #expect(few.interval == nil)
    }

    /// Processes whose times grow by these powers.
    private func order(_ exponents: [Double]) -> GrowthOrder {
        GrowthOrder(
            sizes: sizes,
            processes: exponents.map { power in sizes.map { 1e-6 * pow(Double($0), power) } })
    }

    @Test("A series has a benchmark for each size, and a curve for each subject")
    @MainActor
    func series() {
        let series = Series(
            suite: "growth", "load n rows", [10, 100], repetitions: { 1000 / $0 },
            subjects: { _ in [Subject(name: "a") { _ in {} }, Subject(name: "b") { _ in {} }] })
        #expect(series.benchmarks.map(\.id) == ["growth: load 10 rows", "growth: load 100 rows"])
        #expect(series.benchmarks.map(\.repetitions) == [100, 10])
        let results = [(10, 1.0), (100, 10.0)].flatMap { size, seconds in
            [("a", seconds), ("b", seconds * 2)].map { subject, seconds in
                BenchmarkResult(
                    suite: "growth", name: "load \(size) rows", subjects: [subject],
                    seconds: [[[seconds]]])
            }
        }
        let curves = GrowthCurve.all(of: series, in: results)
        #expect(curves.map(\.subject) == ["a", "b"])
        #expect(curves[1].seconds == [2, 20])
        #expect(curves[1].order.shape == .unclear, "of one process")
        #expect(GrowthCurve.all(of: series, in: Array(results.prefix(2))).isEmpty)
    }
}

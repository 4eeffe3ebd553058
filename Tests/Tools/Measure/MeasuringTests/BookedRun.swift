@testable import Measuring

/// A run whose processes are workers within this one, with time read from a book.
@MainActor
struct BookedRun {
    let book: WorkBook
    var processes = 1
    var repeats = 0
    var rounds = 1
    var seed: UInt64 = 1

    /// Measures the benchmarks.
    ///
    /// - Parameter watch: Told of each order before it is carried out.
    func measure(
        _ benchmarks: [Benchmark], watch: @escaping (WorkOrder) -> Void = { _ in },
        progress: (MeasuringProgress) -> Void = { _ in }
    ) throws -> [BenchmarkResult] {
        let stopwatch = BookedStopwatch(book: book)
        let run = MeasuringRun(
            processes: processes, repeats: repeats, rounds: rounds, seed: seed
        ) { order, report in
            watch(order)
            try Worker(benchmarks, stopwatch: stopwatch).carryOut(order, report: report)
        }
        return try run.measure(benchmarks, progress: progress)
    }
}

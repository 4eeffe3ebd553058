import BenchmarkResults
import Measuring
import Output

extension BenchmarkRun {
    /// The signs of everything that was measured: first the apps, then what else was observed.
    var legend: Legend {
        let others = results.flatMap(\.subjects) + growth.map(\.subject)
        return Legend((apps + others).filter { $0 != Benchmark.duplicate }.uniqued())
    }
}

extension String {
    /// The text as a sentence or a title begins.
    var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}

import Architectures
import Benchmarks
import Measuring

/// What is to be measured, of all that can be.
@MainActor
struct BenchSelection {
    let benchmarks: [Benchmark]
    let series: [Series]
    let hasTaps: Bool

    init(_ options: BenchOptions) throws(UsageError) {
        let apps = options.architectures.map(\.namedApp)
        benchmarks = Suites.benchmarks(of: apps, quick: options.isQuick)
            .filter { options.isWanted($0.id) }
        series =
            options.isQuick
            ? [] : GrowthSuite.series(of: apps).filter { options.isWanted($0.id) }
        hasTaps = !options.isQuick && options.isWanted(Self.tapID)
        if benchmarks.isEmpty, series.isEmpty, !hasTaps {
            throw UsageError(
                "nothing that can be measured has \"\(options.filter)\" in its name; "
                    + "see `triptych bench --list`")
        }
    }

    /// The names of everything, in the order it is measured.
    var names: [String] {
        benchmarks.map(\.id) + series.map(\.id) + (hasTaps ? [Self.tapID] : [])
    }

    private static let tapID = "\(TapSuite.name): \(TapSuite.action)"
}

extension BenchOptions {
    fileprivate func isWanted(_ name: String) -> Bool {
        filter.isEmpty || name.contains(filter)
    }
}

extension Series {
    fileprivate var id: String { "\(GrowthSuite.name): \(name)" }
}

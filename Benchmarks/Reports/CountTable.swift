import Measuring
import Reporting

/// One kind of count, as a table: a row for each action, a column for each subject.
struct CountTable {
    private let title: String
    private let counted: [CountedBenchmark]
    private let count: (Counts) -> Int?

    private init(
        _ title: String, _ counted: [CountedBenchmark], _ count: @escaping (Counts) -> Int?
    ) {
        self.title = title
        self.counted = counted
        self.count = count
    }

    /// All tables that have anything in them.
    ///
    /// - Parameter counted: What was counted of actions, and of open screens.
    static func all(of counted: [CountedBenchmark]) -> [Table] {
        let screens = counted.filter { $0.suite == BenchmarkRun.openScreens }
        let actions = counted.filter { $0.suite != BenchmarkRun.openScreens }
        return [
            CountTable("Allocations", actions) { $0.allocations },
            CountTable("Bytes allocated", actions) { $0.bytes },
            CountTable("Retains and releases", actions) { counts in
                counts.retains.flatMap { retains in counts.releases.map { retains + $0 } }
            },
            CountTable("Instructions", actions) { $0.instructions },
            CountTable("Heap blocks alive", screens) { $0.blocksLeft },
        ].compactMap(\.table)
    }

    /// Nil if nothing of the kind could be counted.
    private var table: Table? {
        guard let subjects = counted.first?.subjects,
            counted.contains(where: { $0.counts.contains { count($0) != nil } })
        else { return nil }
        var table = Table(
            columns: [Table.Column(title)] + subjects.map { Table.Column($0, .right) })
        for benchmark in counted {
            table.add(
                [benchmark.name]
                    + benchmark.counts.map { count($0).map(String.init) ?? "unavailable" })
        }
        return table
    }
}

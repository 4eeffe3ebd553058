import Measuring
import Output

extension CountKind {
    /// A row for each action, a column for each subject; nil if this kind could not be counted.
    func table(of counted: [CountedBenchmark]) -> Table? {
        let counted = concerned(counted)
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

extension BenchmarkRun {
    /// What was counted: a table for each kind that could be.
    package var countTables: [Table] { CountKind.all.compactMap { $0.table(of: counts) } }

    /// The kinds that could not be counted, a sentence for each reason; empty if there are none.
    package var uncounted: [String] {
        var needs: [(titles: [String], requirement: String)] = []
        for kind in CountKind.all {
            let counted = kind.concerned(counts).flatMap(\.counts)
            guard !counted.isEmpty, counted.allSatisfy({ kind.count($0) == nil }) else { continue }
            let title = kind.title.lowercased()
            if let index = needs.firstIndex(where: { $0.requirement == kind.requirement }) {
                needs[index].titles.append(title)
            } else {
                needs.append(([title], kind.requirement))
            }
        }
        return needs.map { needed in
            let titles = needed.titles.listed
            return head.isQuick && needed.titles == [CountKind.instructions.title.lowercased()]
                ? "Left out by --quick: \(titles)."
                : "Unavailable: \(titles), which need \(needed.requirement)."
        }
    }
}

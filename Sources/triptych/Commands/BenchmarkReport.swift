import Measuring
import Reporting

/// The figures of a run, as a table.
struct BenchmarkReport {
    let head: String
    let results: [BenchmarkResult]

    func rendered(width: Int?) -> String {
        let subjects = results.first?.subjects ?? []
        let others = subjects.dropFirst()
        var table = Table(
            columns: [Table.Column("Action")]
                + subjects.map { Table.Column($0, .right) }
                + others.map { Table.Column("\($0)/\(subjects[0])", .right) })
        for result in results { table.add(cells(of: result)) }
        return """
            \(head)

            \(table.rendered(width: width))

            Time per action, median of the rounds; ratio to \(subjects.first ?? ""), median of the rounds, half of
            which lie within the figure behind ±.
            """
    }

    private func cells(of result: BenchmarkResult) -> [String] {
        let times = result.seconds.map { duration(Quantiles(of: $0).median) }
        let ratios = result.subjects.indices.dropFirst().map { index in
            let ratio = Quantiles(of: result.ratios(ofSubject: index))
            let spread = (ratio.upper - ratio.lower) / 2
            return "\(ratio.median.formatted(places: 2)) ±\(spread.formatted(places: 2))"
        }
        return [result.benchmark] + times + ratios
    }

    /// A time with three digits in the unit that suits it.
    private func duration(_ seconds: Double) -> String {
        switch seconds {
        case ..<1e-6: "\((seconds * 1e9).formatted(digits: 3)) ns"
        case ..<1e-3: "\((seconds * 1e6).formatted(digits: 3)) µs"
        case ..<1: "\((seconds * 1e3).formatted(digits: 3)) ms"
        default: "\(seconds.formatted(digits: 3)) s"
        }
    }
}

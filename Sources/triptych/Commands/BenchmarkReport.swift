import Measuring
import Reporting

/// The figures of a run, in the forms they can be had in.
struct BenchmarkReport {
    let head: RunHead
    let results: [BenchmarkResult]

    /// To be read on a terminal.
    func text(width: Int?) -> String {
        """
        \(head.text)

        \(table.rendered(width: width))

        \(legend)
        """
    }

    /// To be put into a document.
    var markdown: String {
        """
        \(head.text)

        \(table.markdown)

        \(legend)
        """
    }

    /// To be put into a spreadsheet: a line for each action and app, times in seconds.
    var csv: String {
        var table = Table(
            columns: ["action", "app", "seconds", "ratio", "lower quartile", "upper quartile"]
                .map { Table.Column($0) })
        for figures in figures {
            table.add([
                figures.action, figures.app, String(figures.seconds), String(figures.ratio.median),
                String(figures.ratio.lower), String(figures.ratio.upper),
            ])
        }
        return table.csv
    }

    /// To be read by other programs, with the time of every turn.
    func json() throws -> String {
        try JSONText.encode(BenchmarkDocument(head: head, figures: figures))
    }

    private var figures: [BenchmarkFigures] {
        results.flatMap { result in
            result.subjects.indices.map { BenchmarkFigures(of: result, subject: $0) }
        }
    }

    private var legend: String {
        """
        Time per action, median of the rounds; ratio to \(head.reference), median of the rounds, half of
        which lie within the figure behind ±.
        """
    }

    private var table: Table {
        let subjects = results.first?.subjects ?? []
        var table = Table(
            columns: [Table.Column("Action")]
                + subjects.map { Table.Column($0, .right) }
                + subjects.dropFirst().map { Table.Column("\($0)/\(subjects[0])", .right) })
        for result in results {
            let figures = result.subjects.indices.map { BenchmarkFigures(of: result, subject: $0) }
            table.add(
                [result.benchmark] + figures.map(\.time) + figures.dropFirst().map(\.ratioText))
        }
        return table
    }
}

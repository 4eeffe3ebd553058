import BenchmarkReports
import Reporting

/// What actions ask of the heap and of the runtime, and where the time of a tap goes.
struct CountChapter {
    private let run: BenchmarkRun

    init(_ run: BenchmarkRun) {
        self.run = run
    }

    var section: PageSection {
        PageSection(
            id: "counts", title: "What is counted",
            html: """
                <p>Counted in a pass of its own, with services that have their answers ready. Other than times,
                counts are the same each time.</p>
                \(counts)
                \(unavailable)
                <h3>Where the time of a tap goes</h3>
                \(taps)
                """)
    }

    private var counts: HTML {
        let tables = run.countTables
        return tables.isEmpty
            ? "<p>Nothing was counted in this run.</p>"
            : "\(tables.map { $0.html(caption: $0.title, rows: "Action") })"
    }

    private var unavailable: HTML {
        "\(run.uncounted.map { "<p>\($0)</p>" as HTML })"
    }

    private var taps: HTML {
        guard let table = run.tapTable else { return "<p>That was not measured in this run.</p>" }
        return """
            <p>A refresh of 20 rows over HTTP on this machine, taken apart by doing the same with less and less
            behind it. A share below nothing means less than the first app takes.</p>
            \(table.html(caption: "Shares of one tap", rows: "App"))
            """
    }
}

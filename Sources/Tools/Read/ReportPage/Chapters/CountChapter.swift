import BenchmarkResults
import Output

/// Allocations, retains and instructions of each action, and where the time of a tap goes.
struct CountChapter {
    let run: BenchmarkRun

    var section: PageSection {
        PageSection(
            id: "counts", title: "Counts", gist: gist,
            html: """
                <p>Counted in a separate pass, with services that answer at once. Unlike times, counts are the same
                in each process.</p>
                \(counts)
                \(unavailable)
                <h3>Where the time of a tap goes</h3>
                \(taps)
                """)
    }

    private var gist: HTML {
        "\(run.countTables.map(\.title).listed.lowercased())"
    }

    private var counts: HTML {
        let tables = run.countTables
        return tables.isEmpty
            ? "<p>Nothing was counted in this run.</p>"
            : """
            <div class="tables">
            \(tables.map { $0.html(caption: $0.title, rows: "Action") })
            </div>
            """
    }

    private var unavailable: HTML {
        "\(run.uncounted.map { "<p>\($0)</p>" as HTML })"
    }

    private var taps: HTML {
        guard let table = run.tapTable else { return "<p>Not measured in this run.</p>" }
        return """
            <p>A refresh of 20 rows over HTTP on this machine. Shares come from leaving out one layer after the
            other. A negative share means less time than \(run.apps.first ?? "the reference") takes.</p>
            \(table.html(caption: "Shares of one tap", rows: "App"))
            """
    }
}

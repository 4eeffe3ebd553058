import Console
import Measuring
import Pages

extension Report {
    /// Allocations, retains and instructions of each action, and where the time of a tap goes.
    var countChapter: PageSection {
        let tables = run.countTables
        let counts: HTML = "\(tables.map { $0.html(caption: $0.title, rows: "Action") })"
        return PageSection(
            id: "counts", title: "Counts", gist: "\(tables.map(\.title).listed.lowercased())",
            html: """
                <p>Counted in a separate pass, with services that answer at once. Unlike times, counts are the same
                in each process.</p>
                \(tables.isEmpty ? "<p>Nothing was counted in this run.</p>" : .tables(counts))
                \(run.uncounted.map { "<p>\($0)</p>" as HTML })
                <h3>Where the time of a tap goes</h3>
                \(taps)
                """)
    }

    private var taps: HTML {
        guard let table = run.tapTable else { return "<p>Not measured in this run.</p>" }
        return """
            <p>A refresh of 20 rows over HTTP on this machine. The share of a layer is the time that is saved
            without it. A negative share means less time than \(run.apps.first ?? "the reference") takes.</p>
            \(table.html(caption: "Shares of one tap", rows: "App"))
            """
    }
}

import ChangeCost
import Console
import Pages

extension Report {
    /// The cost of the same changes in each architecture.
    var costChapter: PageSection {
        PageSection(
            id: "changes", title: "Cost of change",
            gist: "\((try? changes.get())?.result ?? "the same changes made in each architecture")",
            html: .of(changes, orSaying: "The changes could not be read") { report in
                report.changes.isEmpty ? "<p>There are no changes.</p>" : html(of: report)
            })
    }

    private func html(of report: CostReport) -> HTML {
        let tables = CostFigure.all.dropFirst().map {
            report.table(of: $0).html(caption: $0.title, rows: "Change")
        }
        let statements = report.table(of: .statements)
        let comparison = report.comparisonTable
        return """
            <p>\(report.caveat)</p>
            \(statements.html(caption: "Statements added and removed", rows: "Change"))
            \(comparison.html(caption: "The number of changes in which an architecture needs fewer, as many or more", rows: comparison.title))
            \(HTML.details("Files, roles, types, declarations, tests and lines", .tables("\(tables)")))
            """
    }
}

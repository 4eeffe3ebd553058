import Console
import Measuring
import Pages

extension Report {
    /// How the figures were measured.
    var methodChapter: PageSection {
        PageSection(
            id: "method", title: "Method",
            gist:
                "\(run.head.processes) processes of \(run.head.rounds) rounds; \(run.head.machine.description)",
            html: """
                <p>\(run.headText)</p>
                <p>Benchmarks/METHOD.md says how times and counts are measured, and how a verdict is reached.</p>
                """)
    }
}

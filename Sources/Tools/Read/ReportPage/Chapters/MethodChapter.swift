import BenchmarkResults
import Output

/// How the figures came about.
struct MethodChapter {
    private let run: BenchmarkRun

    init(_ run: BenchmarkRun) {
        self.run = run
    }

    var section: PageSection {
        PageSection(
            id: "method", title: "Method",
            gist:
                "\(run.head.processes) processes of \(run.head.rounds) rounds; \(run.head.machine.description)",
            html: """
                <p>\(run.headText)</p>
                <p>Benchmarks/README.md says how times and counts are measured, and how a verdict is reached.</p>
                """)
    }
}

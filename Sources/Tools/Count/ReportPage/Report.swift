import Anatomy
import ArchitectureList
import ArchitectureRules
import ChangeCost
import Console
import Measuring
import Pages
import Traces

/// Everything that is known about the architectures, on one page.
package struct Report {
    let run: BenchmarkRun
    let findings: [Finding]
    let tour: Result<[Trace], any Error>
    let anatomy: Result<AnatomyFigures, any Error>
    let changes: Result<CostReport, any Error>
    let claims: Result<String, any Error>
    private let sources: [ArchitectureFiles]
    private let comparisons: [CodeColumns]

    /// - Parameters:
    ///   - tour: The calls that were recorded in the five actions, by architecture.
    ///   - anatomy: The figures of the sources.
    ///   - changes: The cost of the changes.
    ///   - claims: The text of the page at ``claimsPath``.
    ///   - sources: The files of each architecture, in the order of the columns.
    ///   - comparisons: The code of each of ``features(of:)``, in that order.
    package init(
        run: BenchmarkRun, tour: Result<[Trace], any Error>,
        anatomy: Result<AnatomyFigures, any Error>, changes: Result<CostReport, any Error>,
        claims: Result<String, any Error>,
        sources: [ArchitectureFiles], comparisons: [CodeColumns]
    ) {
        self.run = run
        findings = run.findings
        self.tour = tour
        self.anatomy = anatomy
        self.changes = changes
        self.claims = claims
        self.sources = sources
        self.comparisons = comparisons
    }

    /// The page about common claims in Markdown, from the root of the package.
    package static let claimsPath = "Benchmarks/CLAIMS.md"

    /// The features in the order in which they are best read.
    private static let order = ["Feedback", "Login", "News", "Home", "Root", "Article"]

    /// The folders whose code the report shows: the features, then all other folders, such as `Base`. The last one has
    /// an empty name, and stands for the files in no folder.
    package static func features(of sources: [ArchitectureFiles]) -> [String] {
        let all = sources.flatMap(\.files).map(\.feature).uniqued().sorted()
        let shared = all.filter { !order.contains($0) && !$0.isEmpty }
        return order + shared + all.filter(\.isEmpty)
    }

    /// The sections, in the order they are read.
    var sections: [PageSection] {
        [
            scorecard.chapter, ratioChapter, growthChapter, countChapter, sequenceChapter,
            costChapter, anatomyChapter, claimsChapter,
            Reader(comparisons: comparisons, files: sources.flatMap(\.files)).section,
            methodChapter,
        ]
    }

    /// The whole file.
    package var html: String {
        Page(
            title: "Triptych: one app in \(sources.map(\.subject.name).listed)",
            introduction: introduction, sections: sections,
            style: CodeColumns.style + "\n" + Reader.style
        ).html.markup
    }

    private var scorecard: Scorecard {
        Scorecard(
            run: run, findings: findings, tour: (try? tour.get()) ?? [], sources: sources,
            changes: try? changes.get())
    }

    private var introduction: HTML {
        """
        <p>The same app, with log-in, news and feedback, built in \(sources.map(\.subject.longName).listed), on the
        same services. All \(run.head.scenariosPassed) scenarios pass on each.</p>
        """
    }
}

import Anatomy
import BenchmarkResults
import ChangeCost
import Comparison
import Folklore
import Measuring
import Output

/// Everything that is known of the architectures, on one page.
public struct Report {
    private let run: BenchmarkRun
    private let findings: [Finding]
    private let tour: Tour
    private let anatomy: Result<AnatomyFigures, any Error>
    private let changes: Result<CostReport, any Error>
    private let caughtFaults: Result<[Evidence.CaughtFaults], any Error>
    private let sources: [ArchitectureFiles]
    private let comparisons: [CodeComparison]

    /// - Parameters:
    ///   - run: What was measured.
    ///   - tour: The calls that were recorded.
    ///   - anatomy: The figures of the sources, or why they could not be read.
    ///   - changes: What the changes cost, or why they could not be read.
    ///   - caughtFaults: What unit tests catch, empty if not all faults have been tried; or why that could
    ///     not be read.
    ///   - sources: The files of each architecture, in the order of the columns.
    ///   - comparisons: The code of each of ``features(of:)``, in that order.
    package init(
        run: BenchmarkRun, tour: Tour, anatomy: Result<AnatomyFigures, any Error>,
        changes: Result<CostReport, any Error>,
        caughtFaults: Result<[Evidence.CaughtFaults], any Error>,
        sources: [ArchitectureFiles], comparisons: [CodeComparison]
    ) {
        self.run = run
        findings = run.findings
        self.tour = tour
        self.anatomy = anatomy
        self.changes = changes
        self.caughtFaults = caughtFaults
        self.sources = sources
        self.comparisons = comparisons
    }

    /// The sections, in the order they are read.
    var sections: [PageSection] {
        let anatomy = AnatomyChapters(
            anatomy, changes: changes, caughtFaults: caughtFaults, run: run, tour: tour)
        return [
            SummaryChapter(scorecard).section,
            RatioChapter(run, findings).section,
            GrowthChapter(run).section,
            CountChapter(run).section,
            SequenceChapter(tour).section,
            CostChapter(changes, legend: run.legend).section,
        ] + anatomy.sections + [
            Reader(comparisons, files: sources.flatMap(\.files)).section,
            MethodChapter(run).section,
        ]
    }

    /// The whole file.
    public var html: String {
        Page(
            title: "Triptych: one app in \(sources.map(\.subject.name).listed)",
            introduction: introduction, sections: sections,
            style: [SummaryCard.style, CodeColumns.style, SequenceDiagram.style, Reader.style]
                .joined(separator: "\n"), script: Reader.script
        ).html.markup
    }

    /// The cards of the summary as a picture in a file of its own.
    package var picture: String {
        SummaryPicture(scorecard, note: run.headText).svg
    }

    private var scorecard: Scorecard {
        Scorecard(run: run, findings: findings, tour: tour, sources: sources)
    }

    private var introduction: HTML {
        """
        <p>The same app, with log-in, news and feedback, built \(sources.count) times on the same services. All
        \(run.head.scenariosPassed) scenarios pass on each, so only the architecture differs.</p>
        """
    }
}

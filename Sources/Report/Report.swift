import Anatomy
import BenchmarkReports
import Reporting

/// Everything that is known of the architectures, on one page.
public struct Report {
    private let run: BenchmarkRun
    private let tour: Tour
    private let anatomy: Result<AnatomyFigures, any Error>
    private let sources: [ArchitectureFiles]

    /// Puts a report together.
    ///
    /// - Parameters:
    ///   - run: What was measured.
    ///   - tour: What was recorded.
    ///   - anatomy: What was counted in the sources, or why they could not be read.
    ///   - sources: The files of each architecture, in the order of the columns.
    package init(
        run: BenchmarkRun, tour: Tour, anatomy: Result<AnatomyFigures, any Error>,
        sources: [ArchitectureFiles]
    ) {
        self.run = run
        self.tour = tour
        self.anatomy = anatomy
        self.sources = sources
    }

    /// Its parts, in the order they are read.
    var sections: [PageSection] {
        [
            Scorecard(run: run, tour: tour, sources: sources).section,
            RatioChapter(run).section,
            GrowthChapter(run).section,
            CountChapter(run).section,
            SequenceChapter(tour).section,
        ] + AnatomyChapters(anatomy, run: run, tour: tour).sections + [
            Reader(sources).section,
            MethodChapter(run).section,
        ]
    }

    /// The whole file.
    public var html: String {
        Page(
            title: "Triptych: one app in \(sources.map(\.subject.name).listed)",
            introduction: introduction,
            sections: sections, style: Reader.style, script: Reader.script
        ).html.markup
    }

    private var introduction: HTML {
        """
        <p>People log in, read news and send feedback: the same app \(sources.count) times, on the same services
        and with the same \(run.head.scenariosPassed) scenarios passed by each. What differs is the
        architecture, and nothing else.</p>
        <ul>
        \(sources.map { "<li>\($0.subject.name): \($0.subject.longName)</li>" as HTML })
        </ul>
        <p class="note">\(run.head.text)</p>
        """
    }
}

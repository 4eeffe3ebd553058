import Anatomy
import BenchmarkReports
import Measuring
import Reporting

/// What stands in the sources, and what is commonly said of them.
struct AnatomyChapters {
    private let figures: Result<AnatomyFigures, any Error>
    private let run: BenchmarkRun

    /// - Parameter tour: What was recorded tells how far an action goes.
    init(_ figures: Result<AnatomyFigures, any Error>, run: BenchmarkRun, tour: Tour) {
        self.figures = figures.map { figures in
            var figures = figures
            figures.add(messages: tour.traces.messagesOfFiveActions)
            return figures
        }
        self.run = run
    }

    var sections: [PageSection] {
        [
            PageSection(
                id: "anatomy", title: "What stands in the sources",
                html: html { AnatomyReport($0).html }),
            PageSection(
                id: "folklore", title: "What is commonly said",
                html: html {
                    FolkloreReport(by: Evidence(anatomy: $0, openScreens: openScreens)).html
                }),
        ]
    }

    private func html(_ html: (AnatomyFigures) -> HTML) -> HTML {
        switch figures {
        case .success(let figures): html(figures)
        case .failure(let error):
            "<p>The sources could not be read by the compiler:</p>\n<pre>\("\(error)")</pre>"
        }
    }

    private var openScreens: [Evidence.OpenScreen] {
        run.counts.filter { $0.isOpenScreen }.flatMap { screen in
            zip(screen.subjects, screen.counts).compactMap { name, counts in
                counts.blocksLeft.map {
                    Evidence.OpenScreen(name: screen.name, architecture: name, blocks: $0)
                }
            }
        }
    }
}

import Anatomy
import BenchmarkResults
import ChangeCost
import Folklore
import Measuring
import Output
import Traces

/// The metrics of the sources, and the common claims about the architectures.
struct AnatomyChapters {
    /// The figures of the sources, with the number of messages of each action.
    let figures: Result<AnatomyFigures, any Error>
    // Some claims are judged by these.
    let changes: Result<CostReport, any Error>
    let caughtFaults: Result<[Evidence.CaughtFaults], any Error>
    let run: BenchmarkRun

    var sections: [PageSection] {
        [
            PageSection(
                id: "anatomy", title: "Source metrics",
                gist: "size, coupling, ownership and tests, from the syntax tree",
                html: html { "<div class=\"tables\">\(AnatomyReport($0).html)</div>" }),
            PageSection(
                id: "folklore", title: "Common claims", gist: claims,
                html: html {
                    FolkloreReport(by: evidence($0)).html
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

    private func evidence(_ figures: AnatomyFigures) -> Evidence {
        Evidence(
            anatomy: figures, openScreens: openScreens,
            changes: (try? changes.get())?.changes.evidence ?? [],
            caughtFaults: (try? caughtFaults.get()) ?? [])
    }

    private var claims: HTML {
        guard case .success(let figures) = figures else { return "unavailable" }
        return VerdictSign.counted(FolkloreReport(by: evidence(figures)).signs)
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

import Anatomy
import BenchmarkResults
import ChangeCost
import Folklore
import Measuring
import Output
import Traces

/// The metrics of the sources, and the common claims about the architectures.
struct AnatomyChapters {
    let figures: Result<AnatomyFigures, any Error>
    /// The messages of each of the five actions, by architecture.
    let messages: [String: [ActionMessages]]
    // Some claims are judged by these.
    let changes: Result<CostReport, any Error>
    let caughtFaults: Result<[String: Double], any Error>
    let run: BenchmarkRun

    var sections: [PageSection] {
        [
            PageSection(
                id: "anatomy", title: "Source metrics",
                gist: "size, references, ownership and tests, from the syntax tree",
                html: html { figures in
                    let report = AnatomyReport(figures, messages: messages)
                    return "<div class=\"tables\">\(report.html)</div>"
                }),
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
            anatomy: figures, messages: messages,
            openScreens: run.counts.filter(\.isOpenScreen),
            changes: (try? changes.get())?.changes ?? [],
            caughtFaults: (try? caughtFaults.get()) ?? [:])
    }

    private var claims: HTML {
        guard case .success(let figures) = figures else { return "unavailable" }
        return VerdictSign.counted(FolkloreReport(by: evidence(figures)).signs)
    }
}

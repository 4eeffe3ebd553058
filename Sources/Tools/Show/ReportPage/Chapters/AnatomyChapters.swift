import Anatomy
import BenchmarkResults
import ChangeCost
import Folklore
import Measuring
import Output
import Traces

extension Report {
    /// The metrics of the sources.
    var anatomyChapter: PageSection {
        PageSection(
            id: "anatomy", title: "Source metrics",
            gist: "size, ownership and tests, from the syntax tree",
            html: .of(anatomy, orSaying: Self.unreadable) { figures in
                .tables(AnatomyReport(figures).document.html)
            })
    }

    /// The common claims about the architectures.
    var claimsChapter: PageSection {
        let claims = anatomy.map { FolkloreReport(by: evidence($0)) }
        return PageSection(
            id: "folklore", title: "Common claims",
            gist: (try? claims.get()).map { VerdictSign.counted($0.signs) } ?? "unavailable",
            html: .of(claims, orSaying: Self.unreadable) { .tables($0.document.html) })
    }

    private static let unreadable = "The sources could not be read by the compiler"

    private func evidence(_ figures: AnatomyFigures) -> Evidence {
        Evidence(
            anatomy: figures, messages: ((try? tour.get()) ?? []).messagesOfFiveActions,
            openScreens: run.counts.filter(\.isOpenScreen),
            changes: (try? changes.get())?.changes ?? [],
            caughtFaults: (try? caughtFaults.get()) ?? [:])
    }
}

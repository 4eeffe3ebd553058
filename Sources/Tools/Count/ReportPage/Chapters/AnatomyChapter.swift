import Anatomy
import Console
import Pages

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

    private static let unreadable = "The sources could not be read by the compiler"
}

import Anatomy
import Output

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
        PageSection(
            id: "claims", title: "Common claims",
            gist: "what people say, the figures, and what we would say",
            html: .of(claims, orSaying: "\(Self.claimsPath) could not be read") {
                "<div class=\"prose\">\(HTML(markdown: $0))</div>"
            })
    }

    private static let unreadable = "The sources could not be read by the compiler"
}

import Console
import Pages

extension Report {
    /// The common claims about the architectures.
    var claimsChapter: PageSection {
        PageSection(
            id: "claims", title: "Common claims",
            gist: "what people say, the figures, and what we would say",
            html: .of(claims, orSaying: "\(Self.claimsPath) could not be read") {
                "<div class=\"prose\">\(HTML(markdown: $0))</div>"
            })
    }
}

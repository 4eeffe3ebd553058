import Reporting

/// A stretch of text that looks the same throughout, and holds nothing a terminal would obey.
struct Span: Equatable, Sendable {
    let text: String
    let style: Style?

    init(_ text: String, _ style: Style? = nil) {
        self.text = text.withoutControls
        self.style = style
    }
}

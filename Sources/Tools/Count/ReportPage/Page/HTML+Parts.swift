import Console
import Pages

extension HTML {
    /// The value as HTML or, if it could not be read, the reason.
    static func of<Value>(
        _ result: Result<Value, any Error>, orSaying problem: String, _ html: (Value) -> HTML
    ) -> HTML {
        switch result {
        case .success(let value): html(value)
        case .failure(let error): "<p>\(problem):</p>\n<pre>\("\(error)")</pre>"
        }
    }

    /// A part of the page that is closed at first.
    static func details(_ summary: String, _ contents: HTML) -> HTML {
        """
        <details><summary>\(summary)</summary>
        \(contents)
        </details>
        """
    }

    /// Charts beside each other.
    static func figures(_ charts: [(caption: String, note: HTML?, chart: HTML)]) -> HTML {
        let figures = charts.map { caption, note, chart -> HTML in
            """
            <figure>
            <figcaption>\(caption)</figcaption>
            \(note.map { "<p class=\"note\">\($0)</p>" } ?? "" as HTML)
            \(chart)
            </figure>
            """
        }
        return "<div class=\"figures\">\n\(figures)\n</div>"
    }

    /// Tables beside each other.
    static func tables(_ tables: HTML) -> HTML { "<div class=\"tables\">\n\(tables)\n</div>" }
}

import Console

extension Document {
    /// The document as part of a page, with titles of the third level.
    package var html: HTML {
        var caption = ""
        let parts = parts.map { part -> HTML in
            switch part {
            case .title(let title):
                caption = title
                return "<h3>\(title)</h3>"
            case .text(let prose, _): return "<p class=\"lines\">\(prose)</p>"
            case .lines(let lines):
                return "<p class=\"lines\">\(lines.joined(separator: "\n"))</p>"
            case .drawing(let lines):
                return "<pre>\(lines.joined(separator: "\n"))</pre>"
            case .table(let table): return table.html(caption: caption, rows: table.title)
            }
        }
        return "\(parts)"
    }
}

extension Table {
    /// The table as HTML, in a frame of its own that scrolls sideways where the page is narrow.
    ///
    /// - Parameters:
    ///   - caption: What is in it.
    ///   - rows: What the first column has, which names the rows; its own title stands in the caption.
    public func html(caption: String, rows name: String) -> HTML {
        """
        <div class="scroll" role="region" tabindex="0" aria-label="\(caption)">
        <table>
        <caption>\(caption)</caption>
        <thead><tr><th scope="col">\(name)</th>\(columns.dropFirst().map(\.head))</tr></thead>
        <tbody>
        \(rows.map(row))
        </tbody>
        </table>
        </div>
        """
    }

    private func row(_ cells: [String]) -> HTML {
        let parts = zip(columns, cells).enumerated().map { place, cell -> HTML in
            place == 0
                ? "<th scope=\"row\">\(cell.1)</th>"
                : "<td\(cell.0.attribute)>\(cell.1)</td>"
        }
        return "<tr>\(parts)</tr>"
    }
}

extension Table.Column {
    fileprivate var head: HTML { "<th scope=\"col\"\(attribute)>\(title)</th>" }

    fileprivate var attribute: HTML { alignment == .right ? " class=\"figure\"" : "" }
}

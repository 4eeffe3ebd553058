import Console

extension Table {
    /// The table as HTML, in a region of its own that scrolls sideways on a narrow page.
    ///
    /// - Parameter name: The heading of the first column. It replaces the column's own title, which may be the caption.
    package func html(caption: String, rows name: String) -> HTML {
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

    private func row(_ cells: [Cell]) -> HTML {
        let parts = zip(columns, cells).enumerated().map { place, cell -> HTML in
            place == 0
                ? "<th scope=\"row\">\(cell.1.text)</th>"
                : "<td\(cell.0.attribute)>\(cell.0.html(of: cell.1))</td>"
        }
        return "<tr>\(parts)</tr>"
    }
}

extension Table.Column {
    fileprivate var head: HTML {
        "<th scope=\"col\"\(attribute)>\(html(of: Table.Cell(title)))</th>"
    }

    fileprivate var attribute: HTML { alignment == .left ? " class=\"words\"" : "" }

    /// Groups the digits of figures, as in `3,614,608`.
    fileprivate func html(of cell: Table.Cell) -> HTML {
        let text = alignment == .right ? cell.text.groupingDigits : cell.text
        let bar = cell.bar.map { share -> HTML in
            "<span class=\"bar\" style=\"--share: \(share * 100)%\"></span>"
        }
        return """
            \(cell.sign.map { "<span class=\"\($0.style)\">\(text)</span>" } ?? "\(text)" as HTML)\(bar ?? "")
            """
    }
}

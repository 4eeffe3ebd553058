import Output

extension SequenceDiagram {
    /// The diagram as an SVG, for a page with ``style``.
    var html: HTML {
        let layout = SequenceLayout(self)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" class="sequence" role="img" aria-label="\(title)" \
            width="\(layout.width)" height="\(layout.height)" viewBox="0 0 \(layout.width) \(layout.height)">
            <title>\(title)</title>
            <rect class="paper" width="\(layout.width)" height="\(layout.height)"/>
            \(drawing(layout))
            </svg>

            """
    }

    /// The CSS of all diagrams, once for a page.
    static let style = """
        .sequence { --paper: #ffffff; --ink: #1d1d1f; --dim: #57575c; --line: #b4b4ba; --arrow: #0b57a4; }
        @media (prefers-color-scheme: dark) {
          .sequence { --paper: #1c1c1e; --ink: #f2f2f4; --dim: #b0b0b6; --line: #5c5c62; --arrow: #7db8f5; }
        }
        .sequence .paper { fill: var(--paper); }
        .sequence text { fill: var(--ink); font: 11px ui-monospace, Menlo, Consolas, monospace; }
        .sequence .title { font: bold 15px system-ui, sans-serif; }
        .sequence .head { font: bold 12px system-ui, sans-serif; text-anchor: middle; }
        .sequence .note { fill: var(--dim); font-style: italic; }
        .sequence .box { fill: none; stroke: var(--line); }
        .sequence .lane { stroke: var(--line); stroke-dasharray: 3 4; }
        .sequence .arrow, .sequence .loop { fill: var(--arrow); stroke: var(--arrow); }
        .sequence .loop { fill: none; }
        .sequence .text { paint-order: stroke; stroke: var(--paper); stroke-width: 4px; }
        """

    private func drawing(_ layout: SequenceLayout) -> HTML {
        let rows = arrows.enumerated().map { row, arrow in
            drawing(of: arrow, layout, y: SequenceLayout.top + row * SequenceLayout.rowHeight + 24)
        }
        let heading: HTML = """
            <text class="title" x="\(SequenceLayout.margin)" y="28">\(title)</text>
            """
        return "\([heading] + lanes.map { head($0, layout) } + rows)"
    }

    private func head(_ lane: String, _ layout: SequenceLayout) -> HTML {
        let x = layout.centres[lane] ?? 0
        let width = SequenceLayout.headWidth(lane)
        let bottom = layout.height - SequenceLayout.margin / 2
        return """
            <line class="lane" x1="\(x)" x2="\(x)" y1="70" y2="\(bottom)"/>
            <rect class="box" x="\(x - width / 2)" y="44" width="\(width)" height="26" rx="5"/>
            <text class="head" x="\(x)" y="61">\(lane)</text>
            """
    }

    private func drawing(of arrow: Arrow, _ layout: SequenceLayout, y: Int) -> HTML {
        let x = SequenceLayout.textStart(arrow, layout.centres)
        let note = arrow.note.map {
            "\n<text class=\"text note\" x=\"\(x)\" y=\"\(y + 14)\">\($0)</text>" as HTML
        }
        return """
            \(line(of: arrow, layout, y: y))
            <text class="text" x="\(x)" y="\(y - 6)">\(arrow.text)</text>\(note ?? "")
            """
    }

    /// A line with a tip. A message to oneself leaves the lane and returns to it.
    private func line(of arrow: Arrow, _ layout: SequenceLayout, y: Int) -> HTML {
        let from = layout.centres[arrow.from] ?? 0
        let to = layout.centres[arrow.to] ?? 0
        if from == to {
            return """
                <path class="loop" d="M\(from) \(y - 6) h22 v12 h-16"/>
                <path class="arrow" d="M\(to) \(y + 6) l8 -4 v8 z"/>
                """
        }
        let back = to > from ? -8 : 8
        return """
            <path class="arrow" d="M\(from) \(y) H\(to + back) M\(to) \(y) l\(back) -4 v8 z"/>
            """
    }
}

/// The coordinates in a sequence diagram, in pixels. The lanes are at equal distances. A text may be longer than its
/// arrow and run over the lanes to its right, because there is only one text in a row.
private struct SequenceLayout {
    static let margin = 24
    static let top = 84
    static let rowHeight = 40

    /// The horizontal centre of each lane.
    let centres: [String: Int]
    let width: Int
    let height: Int

    init(_ diagram: SequenceDiagram) {
        let lanes = diagram.lanes
        let widest = lanes.map(Self.headWidth).max() ?? 0
        let centres = Dictionary(
            uniqueKeysWithValues: lanes.enumerated().map { index, lane in
                (lane, Self.margin + widest / 2 + index * (widest + 12))
            })
        let ends =
            diagram.arrows.map { Self.textStart($0, centres) + Self.textWidth($0) }
            + centres.values.map { $0 + widest / 2 }
            + [Self.margin + diagram.title.width * 9]
        self.centres = centres
        width = (ends.max() ?? 0) + Self.margin
        height = Self.top + max(1, diagram.arrows.count) * Self.rowHeight + Self.margin
    }

    static func headWidth(_ lane: String) -> Int {
        lane.width * 76 / 10 + 24
    }

    /// The text of a message begins a little to the right of the left end of its arrow.
    static func textStart(_ arrow: SequenceDiagram.Arrow, _ centres: [String: Int]) -> Int {
        let ends = [centres[arrow.from] ?? 0, centres[arrow.to] ?? 0]
        return (ends.min() ?? 0) + (arrow.from == arrow.to ? 30 : 12)
    }

    /// An estimate for the fixed-width font at its size here.
    private static func textWidth(_ arrow: SequenceDiagram.Arrow) -> Int {
        max(arrow.text.width, arrow.note?.width ?? 0) * 67 / 10
    }
}

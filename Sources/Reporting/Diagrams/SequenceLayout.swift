/// Where everything in a sequence diagram goes.
///
/// The lanes are equally far apart. A text may be longer than its arrow, since there is but one in a row; it
/// then goes on over the lanes to its right.
struct SequenceLayout {
    static let margin = 24.0
    static let top = 84.0
    static let rowHeight = 40.0

    /// The middle of each lane, from the left.
    let centres: [String: Double]
    let width: Double
    let height: Double

    init(_ diagram: SequenceDiagram) {
        let lanes = diagram.lanes
        let widest = lanes.map(Self.headWidth).max() ?? 0
        let centres = Dictionary(
            uniqueKeysWithValues: lanes.enumerated().map { index, lane in
                (lane, (Self.margin + widest / 2 + Double(index) * (widest + 12)).rounded())
            })
        let ends =
            diagram.arrows.map { Self.textStart($0, centres) + Self.textWidth($0) }
            + centres.values.map { $0 + widest / 2 }
            + [Self.margin + Double(diagram.title.width) * 9]
        self.centres = centres
        width = ((ends.max() ?? 0) + Self.margin).rounded(.up)
        height = Self.top + Double(max(1, diagram.arrows.count)) * Self.rowHeight + Self.margin
    }

    /// The middle of a row, counted from 0.
    static func rowCentre(_ row: Int) -> Double {
        top + (Double(row) + 0.6) * rowHeight
    }

    static func headWidth(_ lane: String) -> Double {
        (Double(lane.width) * 7.6 + 24).rounded()
    }

    /// Where the text of a message begins: a little to the right of the left end of its arrow.
    static func textStart(
        _ arrow: SequenceDiagram.Arrow, _ centres: [String: Double]
    ) -> Double {
        let ends = [centres[arrow.from] ?? 0, centres[arrow.to] ?? 0]
        return (ends.min() ?? 0) + (arrow.from == arrow.to ? 30 : 12)
    }

    /// As wide as the fixed-width font makes it at the size it has here.
    private static func textWidth(_ arrow: SequenceDiagram.Arrow) -> Double {
        Double(max(arrow.text.width, arrow.note?.width ?? 0)) * 6.7
    }
}

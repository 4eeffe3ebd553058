/// Where everything in a sequence diagram goes.
struct SequenceLayout {
    static let margin = 24.0
    static let top = 84.0
    static let rowHeight = 44.0
    /// How wide a character of the fixed-width font is, at its size in the diagram.
    static let characterWidth = 6.7

    /// The middle of each lane, from the left.
    private(set) var centres: [String: Double] = [:]
    let width: Double
    let height: Double

    init(_ diagram: SequenceDiagram) {
        let lanes = diagram.lanes
        let indices = Dictionary(uniqueKeysWithValues: zip(lanes, lanes.indices))
        var gaps = zip(lanes, lanes.dropFirst()).map { left, right in
            (Self.headWidth(left) + Self.headWidth(right)) / 2 + 16
        }
        // What spans more lanes is better placed once the lanes in between have been moved apart.
        var right = lanes.last.map { Self.headWidth($0) / 2 } ?? 0
        let spans = diagram.arrows.map { arrow in
            (arrow, [indices[arrow.from] ?? 0, indices[arrow.to] ?? 0].sorted())
        }.sorted { $0.1[1] - $0.1[0] < $1.1[1] - $1.1[0] }
        for (arrow, ends) in spans {
            let needed = Self.textWidth(arrow) + 28
            // A message to oneself has its text on the right.
            let gapsUnder = ends[0] == ends[1] ? ends[0]..<(ends[0] + 1) : ends[0]..<ends[1]
            if gapsUnder.upperBound > gaps.count {
                right = max(right, needed + 24)
                continue
            }
            let missing = needed - gaps[gapsUnder].reduce(0, +)
            for gap in gapsUnder where missing > 0 {
                gaps[gap] += missing / Double(gapsUnder.count)
            }
        }
        var centre = Self.margin + (lanes.first.map { Self.headWidth($0) / 2 } ?? 0)
        for (index, lane) in lanes.enumerated() {
            centres[lane] = centre.rounded()
            if index < gaps.count { centre += gaps[index] }
        }
        let titleWidth = Double(diagram.title.width) * 9 + 2 * Self.margin
        width = max((centre + right + Self.margin).rounded(), titleWidth.rounded(), 240)
        height = Self.top + Double(max(1, diagram.arrows.count)) * Self.rowHeight + Self.margin
    }

    static func headWidth(_ lane: String) -> Double {
        Double(lane.width) * 7.6 + 24
    }

    private static func textWidth(_ arrow: SequenceDiagram.Arrow) -> Double {
        Double(max(arrow.text.width, arrow.note?.width ?? 0)) * characterWidth
    }
}

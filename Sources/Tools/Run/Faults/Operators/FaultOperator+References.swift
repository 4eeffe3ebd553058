import Foundation

extension FaultOperator {
    /// Holds what a weak property refers to, by a second property that is set wherever the first one is.
    static let strongReference = FaultOperator { site, code in
        guard case .weakProperty(let property) = site, !property.assignments.isEmpty else {
            return []
        }
        let twin = "fault\(Edit.number)"
        let declaration = Edit.insert("private var \(twin): AnyObject?; ", at: property.start)
        let settings = property.assignments.map { assignment in
            let name = code.text(assignment.destination)
            let owner = name.hasPrefix("self.") ? "self." : ""
            return Edit.insert(
                "; \(owner)\(twin) = \(FaultSwitch.name).held(\(Edit.number), \(name))",
                at: assignment.end)
        }
        return [
            Proposal(.referenceStrong, property.word, after: "", edits: [declaration] + settings)
        ]
    }

    /// Lets a closure hold `self`, by one more capture.
    static let strongCapture = FaultOperator { site, code in
        guard case .closure(let closure) = site, !closure.holdsSelf else { return [] }
        let capture = "fault\(Edit.number) = \(FaultSwitch.name).held(\(Edit.number), self)"
        let use = Edit.insert("\(FaultSwitch.name).keep(fault\(Edit.number)); ", at: closure.body)
        let inside = code.skippingWhiteSpace(from: closure.start + 1)
        guard code.bytes[inside] == UInt8(ascii: "[") else {
            let offset = closure.start + 1
            let end = closure.hasParameters ? "" : " in"
            return [
                Proposal(
                    .captureAdded, offset..<offset, after: " [self]\(end)",
                    edits: [.insert(" [\(capture)]\(end)", at: offset), use])
            ]
        }
        guard let end = code.closingBracket(of: inside) else { return [] }
        let edits = [Edit.insert("\(capture), ", at: inside + 1), use]
        let list = code.text(inside..<end)
        guard let weak = list.range(of: "weak self") else {
            let offset = inside + 1
            return [Proposal(.captureAdded, offset..<offset, after: "self, ", edits: edits)]
        }
        let start = inside + list.utf8.distance(from: list.startIndex, to: weak.lowerBound)
        return [
            Proposal(.captureStrong, start..<(start + "weak ".utf8.count), after: "", edits: edits)
        ]
    }
}

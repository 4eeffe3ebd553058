/// A fault that has no number yet.
struct Proposal: Sendable {
    let kind: Fault.Kind
    let range: Range<Int>
    let after: String
    let edits: [Edit]

    init(_ kind: Fault.Kind, _ range: Range<Int>, after: String, edits: [Edit]) {
        self.kind = kind
        self.range = range
        self.after = after
        self.edits = edits
    }

    /// An expression in the place of another one.
    static func expression(_ kind: Fault.Kind, _ range: Range<Int>, after: String) -> Proposal {
        Proposal(kind, range, after: after, edits: [.replace(range, with: after)])
    }

    /// A statement in the place of another one.
    static func statement(_ kind: Fault.Kind, _ range: Range<Int>, after: String) -> Proposal {
        Proposal(
            kind, range, after: after, edits: [.run(after, before: range.lowerBound), .skip(range)])
    }

    /// A statement that is not run.
    static func removal(_ kind: Fault.Kind, _ range: Range<Int>) -> Proposal {
        Proposal(kind, range, after: "", edits: [.skip(range)])
    }
}

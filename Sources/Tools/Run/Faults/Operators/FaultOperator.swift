/// A way to make faults.
struct FaultOperator: Sendable {
    /// The faults that can be made at a place.
    let proposals: @Sendable (FaultSite, SourceCode) -> [Proposal]

    static let all: [FaultOperator] = [
        .callRemoval, .bindingRepetition, .swap, .earlyReturn, .assignmentRemoval, .checkRemoval,
        .negation, .omission, .boundary, .constant, .emptying, .transformation, .tokenLoss,
        .taskLoss, .strongReference, .strongCapture,
    ]
}

/// A fault that has no number yet.
struct Proposal: Sendable {
    let kind: FaultKind
    let range: Range<Int>
    let after: String
    let edits: [Edit]

    init(_ kind: FaultKind, _ range: Range<Int>, after: String, edits: [Edit]) {
        self.kind = kind
        self.range = range
        self.after = after
        self.edits = edits
    }

    /// An expression in the place of another one.
    static func expression(_ kind: FaultKind, _ range: Range<Int>, after: String) -> Proposal {
        Proposal(kind, range, after: after, edits: [.replace(range, with: after)])
    }

    /// A statement that is not run.
    static func removal(_ kind: FaultKind, _ range: Range<Int>) -> Proposal {
        Proposal(kind, range, after: "", edits: [.skip(range)])
    }
}

/// A function that ran, and those that it called.
package struct RecordedCall: Codable, Equatable, Sendable {
    package let participant: Participant
    package let module: String
    package let function: String
    /// Where it stands; nil for a stored property being set.
    package let place: SourcePlace?
    /// The protocol that the call went by; nil if it was called directly.
    package let byProtocol: String?
    /// Whether it began earlier, and goes on here after it had to wait.
    package let isResumed: Bool
    /// How often it ran like this, one time right after the other.
    package internal(set) var times = 1
    package internal(set) var calls: [RecordedCall]

    package init(
        participant: Participant, module: String, function: String, place: SourcePlace?,
        byProtocol: String? = nil, isResumed: Bool = false, calls: [RecordedCall] = []
    ) {
        self.participant = participant
        self.module = module
        self.function = function
        self.place = place
        self.byProtocol = byProtocol
        self.isResumed = isResumed
        self.calls = calls
    }
}

extension [RecordedCall] {
    /// Every call, each before those that it made.
    package var flattened: [RecordedCall] {
        flatMap { [$0] + $0.calls.flattened }
    }

    /// The same calls, with one in place of several that are alike and follow each other.
    package var folded: [RecordedCall] {
        var folded: [RecordedCall] = []
        for var call in self {
            call.calls = call.calls.folded
            if let last = folded.last, last.isLike(call) {
                folded[folded.count - 1].times += call.times
            } else {
                folded.append(call)
            }
        }
        return folded
    }
}

extension RecordedCall {
    fileprivate func isLike(_ other: RecordedCall) -> Bool {
        var other = other
        other.times = times
        return self == other
    }
}

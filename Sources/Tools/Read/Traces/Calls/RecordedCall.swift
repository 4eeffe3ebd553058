/// A function that ran, and its calls.
package struct RecordedCall: Codable, Equatable, Sendable {
    package let participant: Participant
    package let module: String
    package let function: String
    /// Nil for the setter of a stored property.
    package let place: SourcePlace?
    /// The protocol that was called; nil for a direct call.
    package let byProtocol: String?
    /// Whether it resumes here after a suspension.
    package let isResumed: Bool
    /// The number of consecutive runs.
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
    /// The calls with equal consecutive ones folded into one.
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

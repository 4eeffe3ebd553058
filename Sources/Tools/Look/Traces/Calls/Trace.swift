import Console

/// What an architecture did in a scenario.
package struct Trace: Equatable, Sendable {
    /// A step, and the calls that it led to.
    package struct Step: Equatable, Sendable {
        /// The step as written, without its keyword.
        package let text: String
        package let calls: [RecordedCall]
        package let messages: [Message]
        package var messageCount: Int { messages.total }
        /// The number of participants that send or get messages.
        package var participantCount: Int {
            Set(messages.flatMap { [$0.sender, $0.receiver] }).count
        }
        /// The calls beyond the capacity of the recorder.
        package let lost: Int

        init(text: String, calls: [RecordedCall], lost: Int = 0) {
            self.text = text
            self.calls = calls.folded
            messages = self.calls.messages
            self.lost = lost
        }
    }

    package let architecture: String
    package let steps: [Step]
    /// The reason of a failure; nil if the scenario passed.
    package let failure: String?

    /// The step at an index; nil if the scenario ended before it.
    package func step(at index: Int) -> Step? {
        steps.indices.contains(index) ? steps[index] : nil
    }
}

/// A function that ran, and its calls.
package struct RecordedCall: Equatable, Sendable {
    package let participant: Participant
    package let module: String
    /// The type that the function belongs to; empty for none.
    package private(set) var type = ""
    package let function: String
    /// Nil for the setter of a stored property.
    package let place: SourcePlace?
    /// The protocol that was called; nil for a direct call.
    package private(set) var byProtocol: String?
    /// Whether the function resumes here after a suspension.
    package private(set) var isResumed = false
    package internal(set) var site = Site()
    package internal(set) var entry = Entry(index: 0)
    /// The number of consecutive runs.
    package internal(set) var times = 1
    package internal(set) var calls: [RecordedCall] = []

    /// The name under which the call is shown. In an architecture, this is the name of the participant, even if the
    /// participant inherits the function. In the toolkit and the services, it is the name of the type.
    package var owner: String {
        participant.group == .architecture || type.isEmpty ? participant.name : type
    }

    /// The function without its type.
    package var member: String {
        guard !type.isEmpty, function.hasPrefix(type) else { return function }
        return String(function.dropFirst(type.count).drop { [".", ":", " "].contains($0) })
    }

    package var isClosure: Bool { member.hasPrefix("closure in ") }

    /// The position of the call in the recording. Comparisons of calls ignore it.
    package struct Entry: Equatable, Sendable {
        package let index: Int

        package static func == (_: Self, _: Self) -> Bool { true }
    }

    /// Where the call was made.
    package struct Site: Equatable, Sendable {
        /// The lines of the caller that make this call. There are several if repeated calls were folded into this one, or
        /// if the recording does not show which line made it.
        package internal(set) var lines: [Int] = []
        /// The expression that the function is called on, such as `viewModel.canSend`; empty for the caller itself.
        var receiver: String?
        /// Whether the function is called on the caller itself.
        var isOnSelf = false
    }

    /// The last name of the expression that the function is called on, such as `sendButton` of `$0.sendButton`; nil for the
    /// caller itself.
    package var target: String? {
        site.receiver?.split(separator: ".").last
            .map { String($0.prefix { $0.isLetter || $0.isNumber }) }
            .flatMap { ["", "self", "super"].contains($0) ? nil : $0 }
    }

    /// A note after the name, such as `×2 resumed by LoginView`; nil for none.
    package var note: String? {
        let words = [
            participant.group == .architecture ? nil : target.map { "on \($0)" },
            times > 1 ? "×\(times)" : nil, isResumed ? "resumed" : nil,
            byProtocol.map { "by \($0)" },
        ].compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// The function with its note.
    package var title: String { [function, note].compactMap(\.self).joined(separator: " ") }
}

extension [RecordedCall] {
    /// The calls with equal consecutive ones folded into one.
    package var folded: [RecordedCall] {
        var folded: [RecordedCall] = []
        for var call in self {
            call.calls = call.calls.folded
            if let last = folded.last, last.isLike(call) {
                folded[folded.count - 1].times += call.times
                folded[folded.count - 1].site.lines = (last.site.lines + call.site.lines).uniqued()
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
        other.site.lines = site.lines
        return self == other
    }
}

extension [RecordedCall] {
    /// The positions of all calls in the recording, each before those of its inner calls.
    package var entries: [Int] { flatMap { [$0.entry.index] + $0.calls.entries } }
}

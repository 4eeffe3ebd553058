/// A call from one participant to another, or one that crosses a protocol.
///
/// Everything that counts messages uses this definition. Calls that a participant makes to itself are not messages.
/// Neither is a `deinit`, because no code calls it: it runs when the last reference is released.
package struct Message: Equatable, Sendable {
    package let sender: Participant
    /// The call without its inner calls. Its `times` is the number of all its runs, including the repetitions of the
    /// calls around it.
    package let call: RecordedCall

    package var receiver: Participant { call.participant }
}

extension [Message] {
    package var total: Int { map(\.call.times).reduce(0, +) }
}

extension [RecordedCall] {
    package var messages: [Message] {
        flatMap { $0.messages(from: $0.isResumed ? .services : nil, runs: 1) }
    }
}

extension RecordedCall {
    /// - Parameter runs: How often the calls around this one ran.
    fileprivate func messages(from sender: Participant?, runs: Int) -> [Message] {
        let runs = runs * times
        let inner = calls.flatMap { $0.messages(from: participant, runs: runs) }
        guard let sender, isMessage(from: sender) else { return inner }
        var call = self
        call.calls = []
        call.times = runs
        return [Message(sender: sender, call: call)] + inner
    }

    private func isMessage(from sender: Participant) -> Bool {
        let isDeinitializer = function == "deinit" || function.hasSuffix(".deinit")
        // A call of an inherited method on `self` is not a message, although another type declares the method.
        let isOwn =
            participant.group == .architecture && sender.group == .architecture && site.isOnSelf
        return !isDeinitializer && (sender != participant && !isOwn || byProtocol != nil)
    }
}

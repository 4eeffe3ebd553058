/// Something that one participant asked of another, or told it.
public struct Message: Codable, Equatable, Sendable {
    /// Who sent it.
    public let sender: Participant
    /// Who got it.
    public let receiver: Participant
    /// The function that was called, with its type.
    public let function: String
    /// The protocol it crossed; nil if there was none in between.
    public let byProtocol: String?
    /// Where the function stands.
    public let place: SourcePlace?
    /// How often it was sent, one time right after the other.
    public let times: Int
}

extension [RecordedCall] {
    /// The messages between participants, in order. What a participant does for itself is none, unless it
    /// went by a protocol.
    public var messages: [Message] {
        flatMap { $0.messages(from: $0.isResumed ? .services : nil) }
    }
}

extension Participant {
    /// Who has everybody else wait.
    fileprivate static let services = Participant("Services")
}

extension RecordedCall {
    fileprivate func messages(from sender: Participant?) -> [Message] {
        let own = sender.flatMap { sender in
            sender == participant && byProtocol == nil
                ? nil
                : Message(
                    sender: sender, receiver: participant, function: function,
                    byProtocol: byProtocol, place: place, times: times)
        }
        return (own.map { [$0] } ?? []) + calls.flatMap { $0.messages(from: participant) }
    }
}

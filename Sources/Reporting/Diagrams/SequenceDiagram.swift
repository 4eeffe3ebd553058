/// Who says what to whom, in order: a lane for each of those who take part, and an arrow for each message.
public struct SequenceDiagram: Equatable, Sendable {
    /// A message.
    public struct Arrow: Equatable, Sendable {
        /// The lane it comes from, and the one it goes to.
        public let from, to: String
        /// What it says.
        public let text: String
        /// What else there is to say of it; nil if nothing.
        public let note: String?

        /// Makes a message.
        public init(from: String, to: String, text: String, note: String? = nil) {
            self.from = from
            self.to = to
            self.text = text
            self.note = note
        }
    }

    /// What it is about.
    public let title: String
    /// The messages, in order.
    public let arrows: [Arrow]

    /// Makes a diagram.
    public init(title: String, arrows: [Arrow]) {
        self.title = title
        self.arrows = arrows
    }

    /// Those who take part, in the order they come up.
    public var lanes: [String] {
        var seen = Set<String>()
        return arrows.flatMap { [$0.from, $0.to] }.filter { seen.insert($0).inserted }
    }
}

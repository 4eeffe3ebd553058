/// Some lines of a source file, with what is said of them; or only that, where the lines are not worth
/// showing.
public struct Passage: Equatable, Sendable {
    /// The function; nil for a file in full.
    public let function: String?
    /// What there is to know of it, such as the protocol it was called by; nil for nothing.
    public let note: String?
    /// Where it stands; nil for a stored property being set.
    public let place: SourcePlace?
    /// The lines, without what they are all indented by; empty where only the place is told.
    public let lines: [String]

    /// Makes a passage.
    public init(
        function: String? = nil, note: String? = nil, place: SourcePlace?, lines: [String] = []
    ) {
        self.function = function
        self.note = note
        self.place = place
        self.lines = Self.unindented(lines)
    }

    private static func unindented(_ lines: [String]) -> [String] {
        let written = lines.filter { !$0.allSatisfy(\.isWhitespace) }
        let indent = written.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(indent)) }
    }
}

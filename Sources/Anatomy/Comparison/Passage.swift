/// Some lines of a source file, or the mention of a function whose lines are not shown.
package struct Passage: Equatable, Sendable {
    /// How much is shown.
    package enum Kind: Equatable, Sendable {
        /// The lines.
        case code
        /// The name and the place, since it stands outside of what is compared.
        case named
        /// That it ran again: it has been shown or named before.
        case again
    }

    /// How much is shown.
    package let kind: Kind
    /// The function; nil for a file in full.
    package let function: String?
    /// What there is to know of it, such as the protocol it was called by; nil for nothing.
    package let note: String?
    /// Where it stands; nil for a stored property being set.
    package let place: SourcePlace?
    /// The lines, without what they are all indented by.
    package let lines: [String]

    /// Makes a passage.
    package init(
        _ kind: Kind, function: String? = nil, note: String? = nil, place: SourcePlace?,
        lines: [String] = []
    ) {
        self.kind = kind
        self.function = function
        self.note = note
        self.place = place
        self.lines = Self.unindented(lines)
    }

    /// The function, without its type where the file is named after that.
    package var shortFunction: String? {
        guard let function, let place else { return function }
        for mark in [".", ": "] where function.hasPrefix(place.baseName + mark) {
            return String(function.dropFirst(place.baseName.count + mark.count))
        }
        return function
    }

    private static func unindented(_ lines: [String]) -> [String] {
        let written = lines.filter { !$0.allSatisfy(\.isWhitespace) }
        let indent = written.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(indent)) }
    }
}

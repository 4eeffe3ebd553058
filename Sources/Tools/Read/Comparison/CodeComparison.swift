import ArchitectureRules
import Traces

/// The code of the architectures, side by side.
package struct CodeComparison: Equatable, Sendable {
    package enum Cell: Equatable, Sendable {
        case passages([Passage])
        /// There is no code, for this reason; nil if no reason is shown.
        case absence(String?)

        /// A cell that says that there is no role for a concern.
        static func absence(of concern: Concern, _ reason: String?) -> Cell {
            .absence(reason.map { "no \(concern.role) here: \($0)" })
        }
    }

    package struct Row: Equatable, Sendable {
        /// What is compared; empty if it is the same as in the row above.
        package let title: String
        package let cells: [Cell]
    }

    package let title: String
    package let architectures: [String]
    package let rows: [Row]
}

/// Some lines of a source file, or the mention of a function whose lines are not shown.
package struct Passage: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case code
        /// The name and the place of a function outside of what is compared.
        case named
        /// A function that ran again: it has been shown or named before.
        case again
    }

    package let kind: Kind
    /// The function; nil for a file in full.
    package let function: String?
    /// A note, such as the protocol it was called by; nil for none.
    package let note: String?
    /// Nil for the setter of a stored property.
    package let place: SourcePlace?
    /// The lines, without what they are all indented by.
    package let lines: [String]

    init(
        _ kind: Kind, function: String? = nil, note: String? = nil, place: SourcePlace?,
        lines: [Substring] = []
    ) {
        self.kind = kind
        self.function = function
        self.note = note
        self.place = place
        let written = lines.filter { !$0.allSatisfy(\.isWhitespace) }
        let indent = written.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        self.lines = lines.map { String($0.dropFirst(indent)) }
    }

    /// The function, without its type where the file is named after that.
    package var shortFunction: String? {
        guard let function, let place else { return function }
        for mark in [".", ": "] where function.hasPrefix(place.baseName + mark) {
            return String(function.dropFirst(place.baseName.count + mark.count))
        }
        return function
    }
}

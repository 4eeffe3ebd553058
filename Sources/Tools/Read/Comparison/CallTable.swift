import Foundation
import Traces

/// The calls of one step as a tree in each architecture, like beside like.
package struct CallTable {
    /// A call in its tree.
    package struct Line {
        package let call: RecordedCall
        /// How many calls are around it.
        package let depth: Int
        /// The lines of its caller that name it, where that code is at hand.
        package let callers: [(number: Int, text: String)]
        /// The code of the function; nil for the setter of a stored property.
        package let code: Passage?
        fileprivate let subject: CallSubject
    }

    /// The rows; a call of each tree, nil where it has none that fits.
    package let rows: [[Line?]]

    /// - Parameters:
    ///   - trees: What each architecture did in the step.
    ///   - package: The folder of the package.
    package init(_ trees: [[RecordedCall]], package: URL) throws {
        let lines = try trees.map { try Self.lines(of: $0, in: package) }
        rows = Alignment(lines) { $0.subject.likeness(to: $1.subject) }.rows
    }

    /// The calls of a tree, each before those that it led to.
    private static func lines(
        of calls: [RecordedCall], in package: URL, below caller: Passage? = nil, depth: Int = 0
    ) throws -> [Line] {
        try calls.flatMap { call in
            let code = try call.place.map {
                Passage(
                    .code, function: call.function, note: call.note, place: $0,
                    lines: try $0.lines(in: package))
            }
            let folder = call.place?.folder
            let line = Line(
                call: call, depth: depth, callers: caller?.lines(naming: call.function) ?? [],
                code: code,
                subject: CallSubject(
                    part: AppPart(call.participant), folder: folder,
                    function: code?.shortFunction ?? call.function))
            return try [line]
                + Self.lines(of: call.calls, in: package, below: code, depth: depth + 1)
        }
    }
}

extension Passage {
    /// The lines in which a function, a type or a property of that name is used.
    fileprivate func lines(naming function: String) -> [(number: Int, text: String)] {
        let path = function.prefix { $0 != "(" && $0 != ":" }.split(separator: ".")
        let name = path.last == "init" ? path.dropLast().last : path.last
        guard let name, let place else { return [] }
        return lines.enumerated().compactMap { index, line in
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            guard words.contains(name) else { return nil }
            return (place.firstLine + index, line.trimmingCharacters(in: .whitespaces))
        }
    }
}

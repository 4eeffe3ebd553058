import Foundation
import Traces

/// The calls of one step as a tree in each architecture, with similar calls in one row.
package struct CallTable {
    /// A call in its tree.
    package struct Line {
        package let call: RecordedCall
        /// How many calls are around it.
        package let depth: Int
        /// The lines of its caller that name it, if that code is known.
        package let callers: [(number: Int, text: String)]
        /// The function without its type where the file is named after that.
        package let title: String
        /// A note after the name; nil for none.
        package let note: String?
        /// The code of the function; nil for the setter of a stored property.
        package let code: Passage?
        fileprivate let subject: CallSubject
    }

    /// How many calls of a tree are shown. Aligning takes time with the square of their number, and nobody reads more.
    static let mostLines = 150

    /// The rows; a call of each tree, nil where it has none that fits.
    package let rows: [[Line?]]
    /// How many calls of each tree are left out at its end.
    package let leftOut: [Int]

    /// - Parameters:
    ///   - trees: What each architecture did in the step.
    ///   - package: The folder of the package.
    package init(_ trees: [[RecordedCall]], package: URL) throws {
        var sources = SourceLines(package: package)
        let calls = trees.map { $0.nested(below: nil, depth: 0) }
        leftOut = calls.map { max(0, $0.count - Self.mostLines) }
        let lines = try calls.map { calls in
            try calls.prefix(Self.mostLines).map { try Line($0, reading: &sources) }
        }
        rows = Alignment(lines) { $0.subject.likeness(to: $1.subject) }.rows
    }
}

/// A call with its place in the tree.
private struct NestedCall {
    let call: RecordedCall
    let caller: RecordedCall?
    let depth: Int
}

extension [RecordedCall] {
    /// Each call before those that it led to.
    fileprivate func nested(below caller: RecordedCall?, depth: Int) -> [NestedCall] {
        flatMap { call in
            [NestedCall(call: call, caller: caller, depth: depth)]
                + call.calls.nested(below: call, depth: depth + 1)
        }
    }
}

extension CallTable.Line {
    fileprivate init(_ nested: NestedCall, reading sources: inout SourceLines) throws {
        call = nested.call
        depth = nested.depth
        note = call.note
        code = try nested.call.passage(from: &sources)
        callers = try nested.caller?.passage(from: &sources)?.lines(naming: call.function) ?? []
        title = code?.shortFunction ?? call.function
        subject = CallSubject(
            part: AppPart(call.participant), folder: call.place?.folder, function: title)
    }
}

extension RecordedCall {
    fileprivate func passage(from sources: inout SourceLines) throws -> Passage? {
        guard let place else { return nil }
        return Passage(
            .code, function: function, note: note, place: place, lines: try sources.lines(at: place)
        )
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

import Foundation
import Pages

/// The calls of one step as a tree in each architecture, with similar calls in one row.
package struct CallTable {
    /// A call in its tree.
    package struct Line {
        package let call: RecordedCall
        /// The number of calls around it.
        package let depth: Int
        /// The lines of the caller that make this call, each with its file; empty if they are unknown.
        package let callers: [(number: Int, file: String, text: String)]
        /// The lines of the function; none for the setter of a stored property.
        let lines: [Substring]
        /// The function without its type. For a closure, which has no name, it is the line on which the closure
        /// begins.
        package let name: String
        fileprivate let subject: CallSubject
    }

    /// The maximum number of calls of a tree that are shown. The time for aligning grows with the square of this
    /// number, and nobody would read more.
    static let mostLines = 150

    /// The rows. Each has a call of each tree, or nil if the tree has no similar call.
    package let rows: [[Line?]]
    /// How many calls of each tree are left out at its end.
    package let leftOut: [Int]

    /// - Parameters:
    ///   - trees: What each architecture did in the step.
    ///   - package: The folder of the package.
    package init(_ trees: [[RecordedCall]], package: URL) throws {
        var sources = SourceLines(package: package)
        let calls = trees.map { $0.nested() }
        leftOut = calls.map { max(0, $0.count - Self.mostLines) }
        let lines = try calls.map { calls in
            try calls.prefix(Self.mostLines).map { try Line($0, reading: &sources) }
        }
        rows = Alignment(lines) { $0.subject.likeness(to: $1.subject) }.rows
    }
}

extension [RecordedCall] {
    fileprivate typealias Nested = (call: RecordedCall, caller: RecordedCall?, depth: Int)

    /// All calls of the trees in one list, each before its inner calls.
    fileprivate func nested(below caller: RecordedCall? = nil, depth: Int = 0) -> [Nested] {
        flatMap { call in
            [(call, caller, depth)] + call.calls.nested(below: call, depth: depth + 1)
        }
    }
}

extension CallTable.Line {
    /// The code of the function; nil for the setter of a stored property.
    package var code: CodeColumns.Block? { call.place.map { .code(at: $0, lines: lines) } }

    fileprivate init(_ nested: [RecordedCall].Nested, reading sources: inout SourceLines) throws {
        let call = nested.call
        self.call = call
        depth = nested.depth
        lines = try call.place.map { try sources.lines(at: $0) } ?? []
        let line = lines.first?.trimmingCharacters(in: .whitespaces)
        name = call.isClosure ? line ?? call.member : call.member
        callers = try call.site.lines.compactMap { number in
            guard let file = nested.caller?.place?.file else { return nil }
            let place = SourcePlace(file: file, firstLine: number, lastLine: number)
            return try sources.lines(at: place).first
                .map { (number, file, $0.trimmingCharacters(in: .whitespaces)) }
        }
        subject = CallSubject(of: call)
    }
}

@testable import Faults

extension Fault {
    /// A fault of a file that nobody reads.
    ///
    /// - Parameters:
    ///   - line: Where it stands, and what it changes.
    ///   - number: The same as the line, unless given.
    static func made(
        _ line: Int, as number: Int? = nil, of architecture: String = "MVP",
        kind: Kind = .callRemoved,
        role: String = "Presenter", path: String = "Sources/MVP/A.swift",
        edits: [Edit] = []
    ) -> Fault {
        Fault(
            id: ID(architecture: architecture, number: number ?? line), kind: kind, path: path,
            line: line, lineText: "call(\(line))", role: role,
            change: TextChange(range: 0..<0, before: "call(\(line))", after: ""),
            edits: edits)
    }
}

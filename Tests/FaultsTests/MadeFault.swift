@testable import Faults

extension Fault {
    /// A fault of a file that nobody reads.
    static func made(
        _ number: Int, of architecture: String = "MVP", kind: FaultKind = .callRemoved,
        role: String = "Presenter", path: String = "Sources/MVP/A.swift",
        reasonForNothing: String? = nil, edits: [Edit] = []
    ) -> Fault {
        Fault(
            id: ID(architecture: architecture, number: number), kind: kind, path: path,
            line: number, lineText: "call(\(number))", role: role,
            change: TextChange(range: 0..<0, before: "call(\(number))", after: ""),
            reasonForNothing: reasonForNothing, edits: edits)
    }
}

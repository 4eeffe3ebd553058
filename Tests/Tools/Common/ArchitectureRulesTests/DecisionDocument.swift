/// The list of the decisions that every architecture tests, which is a table in a document.
struct DecisionDocument {
    /// Its path from the root of the package.
    static let path = "Tests/Architectures/README.md"

    let lines: [String]
    /// Each is named once, in the row of its first decision.
    let features: [String]
    let decisions: [String]

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let table = lines.drop { $0 != Self.row("Feature", ["Decision"]) }.dropFirst(2)
        let rows = table.prefix { $0.hasPrefix("|") }
            .compactMap { $0.wholeMatch(of: #/\| (.*?) ?\| (.+) \|/#) }
        features = rows.map { String($0.1) }.filter { !$0.isEmpty }
        decisions = rows.map { String($0.2) }
    }

    /// A row of a table.
    static func row(_ title: String, _ cells: [some CustomStringConvertible]) -> String {
        "| \(([title] + cells.map(\.description)).joined(separator: " | ")) |"
    }
}

/// The sign for the result of a comparison. On a page, each sign also has a colour.
package enum VerdictSign: Character, CaseIterable, CellContent, Sendable {
    case slower = "▲"
    case faster = "▼"
    case same = "="
    case unknown = "?"

    /// The class in the style of a page.
    package var style: String { "verdict-\(self)" }

    /// The meaning of the sign in words.
    package var words: String {
        switch self {
        case .slower: "slower"
        case .faster: "faster"
        case .same: "no difference shown"
        case .unknown: "not known"
        }
    }

    package var cell: Table.Cell { Table.Cell(String(rawValue), self) }
}

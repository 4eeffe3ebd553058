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

    /// How often each sign occurs, such as `▲ 12 slower`. Signs that don't occur are left out.
    package static func counted(_ signs: [VerdictSign]) -> HTML {
        let parts = allCases.filter(signs.contains).map { sign -> HTML in
            let count = signs.count { $0 == sign }
            return
                "<span class=\"\(sign.style)\">\(String(sign.rawValue)) \(count) \(sign.words)</span>"
        }
        return "\(parts)"
    }
}

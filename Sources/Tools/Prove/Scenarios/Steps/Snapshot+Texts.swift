import PocketUI

@MainActor
extension Snapshot {
    /// All texts on the top screen, in reading order, as they are shown: a secure text as dots.
    package var texts: [String] { elements.flatMap(\.texts) }
}

@MainActor
extension Snapshot.Element {
    fileprivate var texts: [String] {
        switch self {
        case .label(let text): [text]
        case .field(let name, let text, _): text.isEmpty ? [name] : [name, text]
        case .button(let title, _): [title]
        case .table(_, _, let rows): rows.flatMap { [$0.title, $0.subtitle] }
        }
    }
}

extension [String] {
    /// Whether these texts appear in this order. Others may be between them.
    package func contains(inOrder texts: [String]) -> Bool {
        var missing = texts[...]
        for text in self where text == missing.first { missing.removeFirst() }
        return missing.isEmpty
    }
}

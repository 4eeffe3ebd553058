import Output

/// A pressed key, or typed text.
enum Key: Equatable, Sendable {
    case text(String)
    /// Text from a clipboard, which comes all at once.
    case paste(String)
    /// A letter together with Ctrl.
    case control(Character)
    case enter, tab, backTab, backspace, delete, escape
    case up, down, left, right, pageUp, pageDown, home, end
}

/// Keys as they are written on the command line: `ada<Tab>lovelace<Tab><Enter><Ctrl-K>`.
package nonisolated struct KeyScript: Sendable {
    /// A name between `<` and `>` that no key has.
    package struct UnknownKey: Error, CustomStringConvertible {
        package let description: String
    }

    /// No keys.
    static let none = KeyScript(keys: [])

    let keys: [Key]

    private init(keys: [Key]) {
        self.keys = keys
    }

    package init(_ text: String) throws(UnknownKey) {
        var keys: [Key] = []
        for match in text.matches(of: #/<([A-Za-z-]+)>|[^<]+|</#) {
            if let name = match.1 {
                keys.append(try Self.key(named: String(name)))
            } else {
                keys.append(.text(String(match.0)))
            }
        }
        self.keys = keys
    }

    private static func key(named name: String) throws(UnknownKey) -> Key {
        let lowercased = name.lowercased()
        if let key = named.first(where: { $0.name.lowercased() == lowercased })?.key { return key }
        if lowercased.hasPrefix("ctrl-"), let letter = lowercased.last, lowercased.count == 6 {
            return .control(letter)
        }
        throw UnknownKey(
            description: (named.map(\.name) + ["Ctrl-A"]).complaint(aboutUnknown: "key", name))
    }

    private static let named: [(name: String, key: Key)] = [
        ("Enter", .enter), ("Tab", .tab), ("BackTab", .backTab), ("Backspace", .backspace),
        ("Esc", .escape), ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right),
        ("PgUp", .pageUp), ("PgDn", .pageDown), ("Home", .home), ("End", .end),
    ]
}

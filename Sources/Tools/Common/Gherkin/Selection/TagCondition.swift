/// A tag that scenarios must have, or must not have.
package struct TagCondition: CustomStringConvertible {
    private let tag: String
    private let isExcluded: Bool

    /// - Parameter text: `race`, or `not race`. Tags in files begin with `@`, which may be left out here.
    package init?(_ text: String) {
        var words = text.split(separator: " ")
        isExcluded = words.first == "not"
        if isExcluded { words.removeFirst() }
        // A "~" means "not" in older tools, and no tag begins with it.
        guard let name = words.first, words.count == 1, name.first != "~" else { return nil }
        tag = name.hasPrefix("@") ? String(name) : "@" + name
    }

    func holds(for tags: [String]) -> Bool { tags.contains(tag) != isExcluded }

    package var description: String { "\(isExcluded ? "lacks" : "has") the tag \(tag)" }
}

/// How many of something are added and removed. What is changed counts as one of each.
package struct Edits: Codable, Equatable, Sendable {
    let added: Int
    let removed: Int

    package var total: Int { added + removed }
}

extension Sequence<Edits> {
    var sum: Edits {
        Edits(added: map(\.added).reduce(0, +), removed: map(\.removed).reduce(0, +))
    }
}

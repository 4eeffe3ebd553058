/// The number of characters to insert, remove or replace to turn one text into the other.
///
/// The Levenshtein distance, by the method of Wagner and Fischer (1974). Only one row of the table is in memory.
/// Complexity: O(product of the lengths).
package func editDistance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (line, character) in first.enumerated() {
        var diagonal = line
        row[0] = line + 1
        for column in second.indices {
            let substitution = diagonal + (second[column] == character ? 0 : 1)
            diagonal = row[column + 1]
            row[column + 1] = min(substitution, row[column] + 1, diagonal + 1)
        }
    }
    return row[second.count]
}

extension [String] {
    /// The elements as a sentence lists them, such as `MVC, MVP and MVVM`.
    package var listed: String { listed(with: "and") }

    package func listed(with conjunction: String) -> String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    /// The name that was probably meant by a mistyped one: the only one that begins with it, or the one
    /// at the least edit distance, if that is small for its length. Case does not matter.
    package func closest(to typed: String) -> String? {
        let typed = typed.lowercased()
        if typed.isEmpty { return nil }
        let completions = filter { $0.lowercased().hasPrefix(typed) }
        if completions.count == 1 { return completions[0] }
        return map { (name: $0, distance: editDistance($0.lowercased(), typed)) }
            .filter { $0.distance <= Swift.max($0.name.count > 3 ? 2 : 1, $0.name.count / 3) }
            .min { $0.distance < $1.distance }?.name
    }

    /// The message that `typed` is not among these names:
    /// `there is no backend "htp"; did you mean "http"? The choices are memory, http`.
    package func complaint(aboutUnknown kind: String, _ typed: String) -> String {
        let meant = closest(to: typed).map { "did you mean \"\($0)\"? The" } ?? "the"
        return "there is no \(kind) \"\(typed.withoutControls)\"; \(meant) choices are "
            + joined(separator: ", ")
    }
}

extension Sequence where Element: Hashable {
    /// Each element once, in the order of their first occurrence.
    package func uniqued() -> [Element] {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
}

extension String {
    /// A count of what this word names: `1 scenario`, `2 scenarios`.
    package func counted(_ count: Int) -> String { "\(count) \(self)" + (count == 1 ? "" : "s") }
}

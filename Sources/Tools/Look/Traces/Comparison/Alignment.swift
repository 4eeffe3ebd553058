/// Aligns sequences side by side, so that similar elements are in the same row.
struct Alignment<Element> {
    /// The rows. Each has an element for each sequence, or nil if the sequence has no similar element.
    private(set) var rows: [[Element?]] = []
    private let likeness: (Element, Element) -> Int?

    /// Aligns one sequence after the other with those before it, so that the sum of the likenesses is as great as
    /// possible. Each sequence keeps its order.
    ///
    /// - Parameter likeness: How well two elements match; nil if they must not be in the same row.
    init(_ sequences: [[Element]], likeness: @escaping (Element, Element) -> Int?) {
        self.likeness = likeness
        for (index, sequence) in sequences.enumerated() { add(sequence, as: index) }
    }

    private mutating func add(_ sequence: [Element], as index: Int) {
        let best = bestSums(with: sequence)
        var merged: [[Element?]] = []
        var row = 0
        var next = 0
        while row < rows.count || next < sequence.count {
            if row < rows.count, next < sequence.count,
                let likeness = likeness(of: rows[row], to: sequence[next]),
                best[row][next] == likeness + best[row + 1][next + 1]
            {
                merged.append(rows[row] + [sequence[next]])
                row += 1
                next += 1
            } else if row < rows.count, best[row][next] == best[row + 1][next] {
                merged.append(rows[row] + [nil])
                row += 1
            } else {
                merged.append(Array(repeating: nil, count: index) + [sequence[next]])
                next += 1
            }
        }
        rows = merged
    }

    /// For each row and each element, the greatest sum that it and those after it can reach; 0 after the last.
    private func bestSums(with sequence: [Element]) -> [[Int]] {
        var best = Array(
            repeating: Array(repeating: 0, count: sequence.count + 1), count: rows.count + 1)
        for row in rows.indices.reversed() {
            for next in sequence.indices.reversed() {
                let together = likeness(of: rows[row], to: sequence[next])
                    .map { $0 + best[row + 1][next + 1] }
                best[row][next] = max(together ?? 0, best[row + 1][next], best[row][next + 1])
            }
        }
        return best
    }

    private func likeness(of row: [Element?], to element: Element) -> Int? {
        row.compactMap { $0.flatMap { likeness($0, element) } }.max()
    }
}

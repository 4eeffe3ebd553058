import Console
import Pages
import Trials

/// Two changes of one file side by side. Parts of them that share a line are in one row, where the lines that they share have
/// the same height.
struct AlignedChanges {
    private typealias Part = [CodeColumns.DifferenceLine]

    let rows: [CodeColumns.Row]

    /// - Parameter changes: The changes; nil for a side on which the file is unchanged.
    init(of path: String, _ changes: (FilePatch?, FilePatch?)) {
        let pairs = Self.pairs(changes.0?.hunks ?? [], changes.1?.hunks ?? []).map(Self.padded)
        rows = (pairs.isEmpty ? [([], [])] : pairs).enumerated().map { index, pair in
            let isFirst = index == 0
            let cells = zip([changes.0, changes.1], [pair.0, pair.1]).map {
                change, lines -> [CodeColumns.Block] in
                guard let change else { return isFirst ? [.remark("no change of this file")] : [] }
                if lines.isEmpty { return [] }
                return [.difference(place: "", note: isFirst ? change.note : nil, parts: [lines])]
            }
            return CodeColumns.Row(title: isFirst ? path : "", cells: cells)
        }
    }

    /// The parts in their order, those that share a line in pairs.
    private static func pairs(_ one: [Part], _ other: [Part]) -> [(Part, Part)] {
        if one.count == 1, other.count == 1 { return [(one[0], other[0])] }
        var rest = other[...]
        var pairs: [(Part, Part)] = []
        for part in one {
            let lines = Set(part.compactMap(\.landmark))
            let place = rest.firstIndex { !lines.isDisjoint(with: $0.compactMap(\.landmark)) }
            pairs += rest[..<(place ?? rest.startIndex)].map { ([], $0) }
            pairs.append((part, place.map { rest[$0] } ?? []))
            if let place { rest = rest[(place + 1)...] }
        }
        return pairs + rest.map { ([], $0) }
    }

    /// Two parts with empty lines, so that the lines that they share have the same height.
    private static func padded(_ pair: (Part, Part)) -> (Part, Part) {
        if pair.0.isEmpty || pair.1.isEmpty { return pair }
        var (onlyOne, onlyOther): (Set<Int>, Set<Int>) = ([], [])
        for change in pair.1.difference(from: pair.0) {
            switch change {
            case .remove(let offset, _, _): onlyOne.insert(offset)
            case .insert(let offset, _, _): onlyOther.insert(offset)
            }
        }
        var (one, other) = (pair.0[...], pair.1[...])
        var padded: (Part, Part) = ([], [])
        while !one.isEmpty || !other.isEmpty {
            let mine = one.indices.prefix(while: onlyOne.contains).count
            let theirs = other.indices.prefix(while: onlyOther.contains).count
            // One more line, which both share, if there is one.
            padded.0 += one.prefix(mine) + empty(theirs - mine) + one.dropFirst(mine).prefix(1)
            padded.1 += other.prefix(theirs) + empty(mine - theirs)
            padded.1 += other.dropFirst(theirs).prefix(1)
            (one, other) = (one.dropFirst(mine + 1), other.dropFirst(theirs + 1))
        }
        return padded
    }

    private static func empty(_ count: Int) -> Part {
        Array(repeating: .init(.kept, ""), count: max(0, count))
    }
}

extension CodeColumns {
    /// The changes of two people side by side; nil for somebody who has changed nothing.
    init(
        title: String, work one: (name: String, patch: Patch?),
        _ other: (name: String, patch: Patch?)
    ) {
        let files = [other, one].flatMap { $0.patch?.files ?? [] }
        self.init(
            title: title, columns: [one.name, other.name],
            rows: files.map(\.path).uniqued().flatMap { path in
                let changes = [one, other].map { $0.patch?.files.first { $0.path == path } }
                return AlignedChanges(of: path, (changes[0], changes[1])).rows
            })
    }
}

extension CodeColumns.DifferenceLine {
    /// The text, if it is hardly in a file twice, unlike a brace.
    fileprivate var landmark: Substring? {
        let text = text.drop(while: \.isWhitespace)
        return text.count > 8 ? text : nil
    }
}

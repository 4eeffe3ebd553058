import PocketUI

extension Snapshot {
    /// The first difference from another snapshot, in words; nil if they are the same.
    func difference(from other: Snapshot) -> String? {
        if self == other { return nil }
        if screens != other.screens { return "the screen is \(path), not \(other.path)" }
        if isLoading != other.isLoading { return isLoading ? "it is loading" : "it is not loading" }
        if toast != other.toast {
            return "the toast is \(quoted(toast)), not \(quoted(other.toast))"
        }
        for (new, old) in zip(elements, other.elements) where new != old {
            return new.difference(from: old)
        }
        return "it has \(elements.count) elements, not \(other.elements.count)"
    }

    private var path: String { quoted(screens.joined(separator: " › ")) }
}

extension Snapshot.Element {
    fileprivate func difference(from other: Self) -> String {
        guard case .table(let count, let first, let rows) = self,
            case .table(let otherCount, let otherFirst, let otherRows) = other
        else { return "\(title) is there, not \(other.title)" }
        if count != otherCount { return "the table has \(count) rows, not \(otherCount)" }
        if first != otherFirst {
            return "the first row in sight is \(first + 1), not \(otherFirst + 1)"
        }
        for (index, (row, otherRow)) in zip(rows, otherRows).enumerated() where row != otherRow {
            return "row \(first + index + 1) is \(row.words), not \(otherRow.words)"
        }
        return "\(rows.count) rows are in sight, not \(otherRows.count)"
    }

    private var title: String {
        switch self {
        case .label(let text): "the text \(quoted(text))"
        case .field(let name, let text, let isEnabled):
            "the \(isEnabled ? "" : "disabled ")field \(quoted(name)) with \(quoted(text))"
        case .button(let title, let isEnabled):
            "the \(isEnabled ? "enabled" : "disabled") button \(quoted(title))"
        case .table(let count, _, _): "a table of \(count) rows"
        }
    }
}

extension Cell {
    fileprivate var words: String { quoted(title + " · " + subtitle) }
}

private func quoted(_ text: String?) -> String {
    text.map { "\"\($0)\"" } ?? "none"
}

import PocketUI

/// The one thing on a screen that the keys go to.
enum Focus: Equatable, Sendable {
    case field(String)
    case button(String)
    /// A row of the table, counted from 0.
    case row(Int)

    /// The field that is typed into, if it is one.
    var fieldName: String? {
        if case .field(let name) = self { name } else { nil }
    }

    /// The row, if it is one.
    var row: Int? {
        if case .row(let index) = self { index } else { nil }
    }
}

extension Snapshot {
    /// What the keys can go to, in reading order; the table, if it has rows, with its first in sight.
    var stops: [Focus] {
        elements.compactMap { element in
            switch element {
            case .label: nil
            case .field(let name, _, _): .field(name)
            case .button(let title, _): .button(title)
            case .table(let count, let first, _): count > 0 ? .row(first) : nil
            }
        }
    }

    /// How many rows the table has; none if there is no table.
    var numberOfRows: Int {
        for case .table(let count, _, _) in elements { return count }
        return 0
    }

    /// The same thing as it is now, or the first one if it is gone.
    func focus(keeping old: Focus?) -> Focus? {
        let stops = stops
        guard let old, let index = index(of: old, in: stops) else { return stops.first }
        return if case .row(let row) = old { .row(min(row, numberOfRows - 1)) } else {
            stops[index]
        }
    }

    /// What comes so many stops after `old`, around the end to the beginning.
    func focus(_ steps: Int, after old: Focus?) -> Focus? {
        let stops = stops
        guard let old, let index = index(of: old, in: stops) else { return stops.first }
        // Swift's remainder has the sign of the dividend.
        return stops[((index + steps) % stops.count + stops.count) % stops.count]
    }

    private func index(of focus: Focus, in stops: [Focus]) -> Int? {
        stops.firstIndex { $0 == focus || ($0.row != nil && focus.row != nil) }
    }
}

import PocketUI

/// The element of a screen that receives the keys.
enum Focus: Equatable, Sendable {
    case field(String)
    case button(String)
    /// A row of the table, counted from 0.
    case row(Int)

    /// The name, if it is a field.
    var fieldName: String? {
        if case .field(let name) = self { name } else { nil }
    }

    /// The index, if it is a row.
    var row: Int? {
        if case .row(let index) = self { index } else { nil }
    }
}

extension Snapshot {
    /// What can have the focus, in reading order. A table with rows is one stop, at its first visible row.
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

    /// The rows of the table; 0 without a table.
    var numberOfRows: Int {
        for case .table(let count, _, _) in elements { return count }
        return 0
    }

    /// The same element as it is now, or the first one if it is gone.
    func focus(keeping old: Focus?) -> Focus? {
        let stops = stops
        guard let old, let index = index(of: old, in: stops) else { return stops.first }
        return if case .row(let row) = old { .row(min(row, numberOfRows - 1)) } else {
            stops[index]
        }
    }

    /// The stop so many steps after `old`, with wraparound.
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

/// The focus of each screen on the navigation stack, so that going back returns to the row one left.
struct FocusStack: Equatable, Sendable {
    var focus: Focus?
    private var screens: [String] = []
    /// The focus of the screens below the top one.
    private var below: [Focus?] = []

    /// Follows a change of the screens.
    mutating func follow(_ snapshot: Snapshot) {
        if snapshot.screens != screens { move(to: snapshot.screens) }
        focus = snapshot.focus(keeping: focus)
    }

    private mutating func move(to new: [String]) {
        if !screens.isEmpty, new.starts(with: screens) {
            below += [focus] + repeatElement(nil, count: new.count - screens.count - 1)
            focus = nil
        } else if !new.isEmpty, screens.starts(with: new) {
            focus = below[new.count - 1]
            below = Array(below.prefix(new.count - 1))
        } else {
            focus = nil
            below = new.dropLast().map { _ in nil }
        }
        screens = new
    }
}

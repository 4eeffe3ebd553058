@testable import PocketUI

extension Snapshot {
    /// A made-up screen.
    static func showing(
        _ screens: [String], _ elements: Element..., isLoading: Bool = false, toast: String? = nil
    ) -> Snapshot {
        Snapshot(screens: screens, elements: elements, isLoading: isLoading, toast: toast)
    }
}

extension Snapshot.Element {
    /// A table of numbered rows.
    static func rows(_ count: Int, from first: Int = 0) -> Snapshot.Element {
        let end = min(count, first + TableView.visibleRowLimit)
        return .table(
            numberOfRows: count, firstVisibleRow: first,
            visibleRows: (first..<end).map { Cell(title: "Row \($0 + 1)", subtitle: "by A") })
    }
}

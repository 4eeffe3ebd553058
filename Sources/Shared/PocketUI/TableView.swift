/// A list of rows, of any length.
///
/// The table keeps no rows. It asks its data source for the visible ones each time somebody looks, so a
/// hundred thousand rows cost no more than a screenful.
package final class TableView: View {
    /// The number of rows that are visible at once.
    package static let visibleRowLimit = 20

    package weak var dataSource: (any TableViewDataSource)?

    package weak var delegate: (any TableViewDelegate)?

    /// The number of rows, as of the last `reloadData`.
    package private(set) var numberOfRows = 0 { didSet { Window.changes += 1 } }

    private var firstVisibleRow = 0 { didSet { Window.changes += 1 } }

    /// Asks the data source for the number of rows. The scroll position stays,
    /// or becomes the new end if that is nearer. Complexity: O(1).
    package func reloadData() {
        numberOfRows = dataSource?.numberOfRows(in: self) ?? 0
        scroll(toShow: firstVisibleRow)
    }

    /// The row at `index`, which the data source makes each time.
    ///
    /// - Returns: Nil if there is no such row.
    package func cell(at index: Int) -> Cell? {
        guard (0..<numberOfRows).contains(index) else { return nil }
        return dataSource?.tableView(self, cellForRowAt: index)
    }

    package var visibleRows: Range<Int> {
        firstVisibleRow..<min(numberOfRows, firstVisibleRow + Self.visibleRowLimit)
    }

    override var content: Snapshot.Element? {
        content(with: visibleRows.compactMap(cell(at:)))
    }

    func content(with rows: [Cell]) -> Snapshot.Element {
        .table(
            numberOfRows: numberOfRows, firstVisibleRow: firstVisibleRow, visibleRows: rows)
    }

    func select(rowAt index: Int) {
        if !visibleRows.contains(index) { scroll(toShow: index) }
        delegate?.tableView(self, didSelectRowAt: index)
    }

    func pullToRefresh() {
        firstVisibleRow = 0
        delegate?.tableViewDidPullToRefresh(self)
    }

    func scrollToEnd() {
        scroll(toShow: numberOfRows)
        delegate?.tableViewDidReachEnd(self)
    }

    private func scroll(toShow index: Int) {
        firstVisibleRow = max(0, min(index, numberOfRows - Self.visibleRowLimit))
    }
}

/// One row of a table.
nonisolated package struct Cell: Equatable, Codable, Sendable {
    package let title: String

    package let subtitle: String

    package init(title: String, subtitle: String) {
        self.title = title
        self.subtitle = subtitle
    }
}

/// Provides the rows of a table.
package protocol TableViewDataSource: AnyObject {
    /// The number of rows. Called once per `reloadData`.
    func numberOfRows(in tableView: TableView) -> Int

    /// The row at `index`. Called each time somebody looks at it.
    func tableView(_ tableView: TableView, cellForRowAt index: Int) -> Cell
}

/// Gets a call for each action of a person on a table.
package protocol TableViewDelegate: AnyObject {
    func tableView(_ tableView: TableView, didSelectRowAt index: Int)

    func tableViewDidPullToRefresh(_ tableView: TableView)

    func tableViewDidReachEnd(_ tableView: TableView)
}

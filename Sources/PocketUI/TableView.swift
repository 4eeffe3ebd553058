/// A list of rows that can be longer than the screen.
///
/// The table keeps no rows: it asks its data source for those in sight each time somebody looks, so a
/// hundred thousand rows cost no more to show than a screenful.
package final class TableView: View {
    /// How many rows are in sight at once.
    package static let visibleRowLimit = 20

    /// Where the rows come from.
    package weak var dataSource: (any TableViewDataSource)?

    /// Who is told what a person does with the table.
    package weak var delegate: (any TableViewDelegate)?

    /// The number of rows, as of the last `reloadData`.
    package private(set) var numberOfRows = 0

    private var firstVisibleRow = 0

    /// Asks the data source anew how many rows there are. A person stays where they had scrolled to,
    /// or at the new end if that is nearer. Complexity: O(1).
    package func reloadData() {
        numberOfRows = dataSource?.numberOfRows(in: self) ?? 0
        scroll(toShow: firstVisibleRow)
    }

    /// The row at `index`, made anew by the data source.
    ///
    /// - Returns: Nil if there is no such row.
    package func cell(at index: Int) -> Cell? {
        guard (0..<numberOfRows).contains(index) else { return nil }
        return dataSource?.tableView(self, cellForRowAt: index)
    }

    /// The rows in sight.
    package var visibleRows: Range<Int> {
        firstVisibleRow..<min(numberOfRows, firstVisibleRow + Self.visibleRowLimit)
    }

    override var content: Snapshot.Element? {
        .table(
            numberOfRows: numberOfRows, firstVisibleRow: firstVisibleRow,
            visibleRows: visibleRows.compactMap(cell(at:)))
    }

    func select(rowAt index: Int) {
        if !visibleRows.contains(index) { scroll(toShow: index) }
        delegate?.tableView(self, didSelectRowAt: index)
    }

    func reveal(rowAt index: Int) {
        if index < visibleRows.lowerBound {
            scroll(toShow: index)
        } else if index >= visibleRows.upperBound {
            scroll(toShow: index - Self.visibleRowLimit + 1)
        }
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

/// What a person sees of one row of a table.
package struct Cell: Equatable, Codable, Sendable {
    /// The first line.
    package let title: String

    /// The second, smaller line.
    package let subtitle: String

    /// Makes a cell.
    package init(title: String, subtitle: String) {
        self.title = title
        self.subtitle = subtitle
    }
}

/// Where a table gets its rows.
package protocol TableViewDataSource: AnyObject {
    /// How many rows there are. Asked once per `reloadData`.
    func numberOfRows(in tableView: TableView) -> Int

    /// The row at `index`, which is below the number last given. Asked for rows in sight only.
    func tableView(_ tableView: TableView, cellForRowAt index: Int) -> Cell
}

/// Who is told what a person does with a table.
package protocol TableViewDelegate: AnyObject {
    /// A person chose the row at `index`.
    func tableView(_ tableView: TableView, didSelectRowAt index: Int)

    /// A person pulled the table down to have it loaded anew.
    func tableViewDidPullToRefresh(_ tableView: TableView)

    /// A person scrolled to the last row.
    func tableViewDidReachEnd(_ tableView: TableView)
}

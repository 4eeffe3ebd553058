import PocketUI

/// Remembers what a person did with a table.
final class TableDelegateSpy: TableViewDelegate {
    private(set) var selectedRows: [Int] = []
    private(set) var pulls = 0
    private(set) var ends = 0

    func tableView(_ tableView: TableView, didSelectRowAt index: Int) {
        selectedRows.append(index)
    }

    func tableViewDidPullToRefresh(_ tableView: TableView) {
        pulls += 1
    }

    func tableViewDidReachEnd(_ tableView: TableView) {
        ends += 1
    }
}

import PocketUI

/// Makes rows numbered from 1 and counts how often it is asked.
final class TableSourceSpy: TableViewDataSource {
    var rowCount: Int
    private(set) var countsAsked = 0
    private(set) var rowsAsked: [Int] = []

    init(rowCount: Int) {
        self.rowCount = rowCount
    }

    func forget() {
        rowsAsked = []
    }

    func numberOfRows(in tableView: TableView) -> Int {
        countsAsked += 1
        return rowCount
    }

    func tableView(_ tableView: TableView, cellForRowAt index: Int) -> Cell {
        rowsAsked.append(index)
        return Cell(title: "Row \(index + 1)", subtitle: "Below \(index + 1)")
    }
}

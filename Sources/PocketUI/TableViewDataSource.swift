/// Where a table gets its rows.
public protocol TableViewDataSource: AnyObject {
    /// How many rows there are. Asked once per `reloadData`.
    func numberOfRows(in tableView: TableView) -> Int

    /// The row at `index`, which is below the number last given. Asked for rows in sight only.
    func tableView(_ tableView: TableView, cellForRowAt index: Int) -> Cell
}

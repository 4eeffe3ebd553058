/// Who is told what a person does with a table.
public protocol TableViewDelegate: AnyObject {
    /// A person chose the row at `index`.
    func tableView(_ tableView: TableView, didSelectRowAt index: Int)

    /// A person pulled the table down to have it loaded anew.
    func tableViewDidPullToRefresh(_ tableView: TableView)

    /// A person scrolled to the last row.
    func tableViewDidReachEnd(_ tableView: TableView)
}

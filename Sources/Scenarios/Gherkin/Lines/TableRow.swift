/// A line such as `| one | two |`.
struct TableRow {
    let cells: [String]
    let location: Location
}

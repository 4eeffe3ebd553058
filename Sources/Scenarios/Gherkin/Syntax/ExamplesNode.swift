/// Examples as they stand below their outline.
struct ExamplesNode {
    let tags: [String]

    /// The names of the placeholders; none if there is no table.
    let header: [String]

    /// The values for the placeholders, as many in each row as there are names.
    let rows: [TableRow]
}

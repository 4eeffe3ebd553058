import PocketUI

@MainActor
extension Person {
    /// The row of that number, counted from 1.
    func cell(number: Int) throws(PersonError) -> Cell {
        let table = try table()
        guard let cell = table.cell(at: number - 1) else {
            throw .noRow(number: number, numberOfRows: table.numberOfRows)
        }
        return cell
    }
}

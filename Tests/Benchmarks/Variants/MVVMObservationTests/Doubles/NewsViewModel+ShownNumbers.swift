import AppContract

@testable import MVVMObservation

extension NewsViewModel {
    /// The numbers of the articles in the rows, as a view reads them.
    var shownNumbers: [Int] {
        (0..<numberOfRows).compactMap { Int(row(at: $0).title.dropFirst("Article ".count)) }
    }
}

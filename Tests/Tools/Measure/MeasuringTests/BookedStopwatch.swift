import Measuring

/// A stopwatch that reads the time from a book instead of a clock.
struct BookedStopwatch: Stopwatch {
    let book: WorkBook

    /// The number of turns so far, so that each round has a pace of its own.
    var pace: Double { Double(book.turns.count) }

    func seconds(_ work: () -> Void) -> Double {
        book.seconds = 0
        book.isTiming = true
        defer { book.isTiming = false }
        work()
        return book.seconds
    }
}

/// A command line that cannot be taken: what was seen, and what to do instead.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

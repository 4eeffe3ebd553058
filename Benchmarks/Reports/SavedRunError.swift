/// A saved run cannot be had.
public struct SavedRunError: Error, Equatable, CustomStringConvertible {
    /// What is wrong, and what to do.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}

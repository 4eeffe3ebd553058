/// The anatomy of the package cannot be taken.
public struct AnatomyError: Error, Equatable, CustomStringConvertible {
    /// What is wrong, and what to do.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}

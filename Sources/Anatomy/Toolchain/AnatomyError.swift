/// The anatomy of the package cannot be taken.
package struct AnatomyError: Error, Equatable, CustomStringConvertible {
    /// What is wrong, and what to do.
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}

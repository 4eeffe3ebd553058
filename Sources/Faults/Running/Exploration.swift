import Foundation

/// How the program that was built walks at random in one architecture beside the reference, until something is
/// found.
package struct Exploration: Sendable {
    /// The arguments for an architecture; nil for one that has nothing to be compared with.
    let arguments: @Sendable (_ architecture: String) -> [String]?
    /// What was found, by the output; nil if nothing was.
    let finding: @Sendable (_ output: Data) -> String?

    package init(
        arguments: @escaping @Sendable (_ architecture: String) -> [String]?,
        finding: @escaping @Sendable (_ output: Data) -> String?
    ) {
        self.arguments = arguments
        self.finding = finding
    }
}

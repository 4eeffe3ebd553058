import Output

/// What is wrong with a file of the workshop, and what to do about it.
package struct WorkshopError: Error, Equatable, CustomStringConvertible {
    /// The path from the root of the package.
    package let path: String
    /// Counted from 1; nil if the error is about the whole file or folder.
    package var line: Int?
    package let seen: String
    package let expected: String
    package let advice: String

    /// The whole error on one line.
    package var description: String {
        let place = path + (line.map { ":\($0)" } ?? "")
        return "\(place): saw \(seen); expected \(expected); \(advice)".printable
    }
}

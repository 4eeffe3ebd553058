import Console

/// What is wrong with a file that a person wrote, such as a patch, and what to do about it.
package struct FileError: Error, Equatable, CustomStringConvertible {
    /// The path from the root of the package.
    package let path: String
    /// Counted from 1; nil if the error is about the whole file or folder.
    package let line: Int?
    package let seen: String
    package let expected: String
    package let advice: String

    package init(
        path: String, line: Int? = nil, seen: String, expected: String, advice: String
    ) {
        self.path = path
        self.line = line
        self.seen = seen
        self.expected = expected
        self.advice = advice
    }

    /// The whole error on one line.
    package var description: String {
        let place = path + (line.map { ":\($0)" } ?? "")
        return "\(place): saw \(seen); expected \(expected); \(advice)".printable
    }
}

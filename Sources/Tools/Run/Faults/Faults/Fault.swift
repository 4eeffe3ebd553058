/// A change of one place in the sources that somebody should notice.
package struct Fault: Codable, Equatable, Sendable {
    /// What a fault is called, such as `MVP-12`. A change in one architecture leaves the others' names alone.
    package struct ID: Codable, Hashable, Sendable, CustomStringConvertible {
        package let architecture: String
        package let number: Int

        package init(architecture: String, number: Int) {
            self.architecture = architecture
            self.number = number
        }

        package var description: String { "\(architecture)-\(number)" }
    }

    package let id: ID
    package let kind: FaultKind
    /// The file, from the root of the package.
    package let path: String
    /// Counted from 1.
    package let line: Int
    /// The line as it is written.
    package let lineText: String
    /// The part that the file plays, such as `Presenter`.
    package let role: String
    /// The old and the new text, as a person would make the change.
    package let change: TextChange
    /// How the change is made with a switch.
    let edits: [Edit]

    package var place: String { "\(path):\(line)" }
}

/// A text that takes the place of another one.
package struct TextChange: Codable, Equatable, Sendable {
    /// Bytes of the file.
    package let range: Range<Int>
    package let before: String
    package let after: String
}

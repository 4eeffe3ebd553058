/// A deliberate error at one place in the sources, which some test should catch.
package struct Fault: Codable, Equatable, Sendable {
    /// The name of a fault, such as `MVP-12`. Editing one architecture does not change the names in others.
    package struct ID: Codable, Hashable, Sendable, CustomStringConvertible {
        package let architecture: String
        package let number: Int

        package var description: String { "\(architecture)-\(number)" }
    }

    /// What a fault does to the code, in the words that people read.
    package enum Kind: String, CaseIterable, Codable, Sendable {
        case callRemoved = "call removed"
        case messagesSwapped = "messages swapped"
        case statementsSwapped = "statements swapped"
        case returnedEarly = "returned early"
        case assignmentRemoved = "assignment removed"
        case checkRemoved = "check removed"
        case conditionNegated = "condition negated"
        case conditionLeftOut = "condition left out"
        case boundaryMoved = "boundary moved"
        case constantChanged = "constant changed"
        case valueEmptied = "value emptied"
        case resultEmptied = "result emptied"
        case transformationDropped = "transformation dropped"
        case bindingDropped = "binding dropped"
        case bindingRepeated = "binding repeated"
        case cancellationDropped = "cancellation dropped"
        case referenceStrong = "weak reference made strong"
        case captureStrong = "weak capture made strong"
        case captureAdded = "self captured strongly"

        /// The position among all kinds, which sorts the faults at the same place.
        var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    package internal(set) var id: ID
    package let kind: Kind
    /// The file, from the root of the package.
    package let path: String
    /// Counted from 1.
    package let line: Int
    /// The line as it is written.
    package let lineText: String
    /// The role of the file, such as `Presenter`.
    package let role: String
    /// The old and the new text, as a person would make the change.
    package let change: TextChange
    /// The edits that make the change behind a switch.
    let edits: [Edit]

    package var place: String { "\(path):\(line)" }
}

/// A replacement of one text by another.
package struct TextChange: Codable, Equatable, Sendable {
    /// The old text, as bytes of the file.
    package let range: Range<Int>
    package let before: String
    package let after: String
}

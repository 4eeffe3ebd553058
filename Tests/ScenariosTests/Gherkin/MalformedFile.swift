import Testing

/// A file that is not Gherkin, and what is to be said of it.
struct MalformedFile: Sendable, CustomTestStringConvertible {
    /// What is wrong with it.
    let testDescription: String
    let text: String
    let complaint: String

    /// Takes the fault, the place as `line:column`, and what is said of it there.
    init(_ fault: String, _ text: String, at place: String, _ complaint: String) {
        testDescription = fault
        self.text = text
        self.complaint = "some.feature:\(place): \(complaint)"
    }
}

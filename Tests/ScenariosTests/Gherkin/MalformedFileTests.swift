import Testing

@testable import Scenarios

@Suite("Malformed files")
struct MalformedFileTests {
    @Test(
        "A file that is not Gherkin is refused with its place, what is there and what could be",
        arguments: MalformedFile.structure + MalformedFile.contents)
    func refused(file: MalformedFile) {
        let error = #expect(throws: GherkinError.self) { try read(file.text) }
        #expect(error?.description == file.complaint)
    }
}

import Testing

@testable import Anatomy
@testable import Toolchain

@Suite("Generated parts of a document")
struct GeneratedPartsTests {
    private let texts = ["anatomy size": "a\nb", "anatomy": "all"]

    private let document = """
        # Title
        <!-- generated: anatomy size -->

        a
        b

        <!-- end -->
        after
        <!-- generated: bench -->
        somebody else's
        <!-- end -->

        """

    private func parts(in document: String) -> GeneratedParts {
        GeneratedParts(of: "anatomy", in: document, named: "README.md")
    }

    @Test("A line that differs is named with its number and what it should be")
    func changed() throws {
        let stale = document.replacing("\nb\n", with: "\nc\n")
        let differences = try parts(in: stale).differences(from: texts)
        #expect(differences == ["README.md, line 5:\n  is:        c\n  should be: b"])
        #expect(try parts(in: stale).updated(by: texts) == document)
    }

    @Test(
        "Lines that are missing or too many differ, and are put right",
        arguments: ["", "\nb\nb"])
    func otherLength(lines: String) throws {
        let stale = document.replacing("\nb", with: lines)
        #expect(try !parts(in: stale).differences(from: texts).isEmpty)
        #expect(try parts(in: stale).updated(by: texts) == document)
    }

    @Test(
        "A part that has no end or is unknown is refused, with the place and what to do",
        arguments: [
            ("text", "README.md has no generated part of anatomy"),
            ("<!-- generated: bench -->\n<!-- end -->", "has no generated part of anatomy"),
            (
                "\n<!-- generated: anatomy -->\ntext",
                "README.md, line 2: the part \"anatomy\" has no end"
            ),
            (
                "<!-- generated: anatomy -->\n<!-- generated: anatomy size -->\n<!-- end -->",
                "line 1: the part \"anatomy\" has no end"
            ),
            (
                "<!-- generated: anatomy sise -->\n<!-- end -->",
                "there is no part called \"anatomy sise\""
            ),
        ])
    func refused(document: String, message: String) {
        let error = #expect(throws: PackageError.self) {
            try parts(in: document).differences(from: texts)
        }
        #expect(error?.description.contains(message) == true)
    }
}

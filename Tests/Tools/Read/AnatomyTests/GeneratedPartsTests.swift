import Testing

@testable import Anatomy
@testable import Toolchain

@Suite("Generated parts of a document")
struct GeneratedPartsTests {
    private let parts = GeneratedParts(of: "anatomy", ["anatomy size": "a\nb", "anatomy": "all"])

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
            try parts.differences(in: document, named: "README.md")
        }
        #expect(error?.description.contains(message) == true)
    }
}

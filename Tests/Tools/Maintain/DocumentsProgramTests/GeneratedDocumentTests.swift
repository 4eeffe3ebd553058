import Testing
import Toolchain

@testable import DocumentsProgram

@Suite("Generated parts of a document")
struct GeneratedDocumentTests {
    private let texts = [
        "size": "a\nb",
        "run": "`head`\n`more`\n\n| Time | x |\n| --- | --- |\n| log in | 1 |\n| send | 2 |",
    ]

    private let document = """
        # Title
        <!-- generated: size -->

        a
        b

        <!-- end -->
        after
        <!-- generated: other -->
        as it is
        <!-- end -->

        """

    private func updated(_ text: String) throws -> GeneratedDocument {
        var document = GeneratedDocument(text, at: "README.md")
        try document.update { texts[$0] }
        return document
    }

    @Test(
        "A line that differs, is missing or is too many is named, and put right",
        arguments: [
            ("\nc\n", "is:        c\n  should be: b"), ("\n", "is:        \n  should be: b"),
            ("\nb\nb\n", "is:        b\n  should be: "),
        ])
    func changed(lines: String, difference: String) throws {
        let stale = document.replacing("\nb\n", with: lines)
        let new = try updated(stale)
        #expect(new.text == document)
        let differences = try GeneratedDocument(stale, at: "README.md").differences(from: new)
        #expect(differences.count == 1)
        #expect(differences.first?.contains(difference) == true, "\(differences)")
        #expect(differences.first?.hasPrefix("README.md, line ") == true)
    }

    @Test(
        "A part that has no end is refused, with the place and what to do",
        arguments: [
            "<!-- generated: size -->\ntext",
            "<!-- generated: size -->\n<!-- generated: other -->\n<!-- end -->",
        ])
    func refused(document: String) {
        let error = #expect(throws: PackageError.self) { try updated(document) }
        let message = "README.md, line 1: the part \"size\" has no end"
        #expect(error?.description.hasPrefix(message) == true)
    }

    // MARK: Quotations

    @Test("Rows of a table, and the head of a run, are quoted in the order asked for")
    func quoted() throws {
        let record = try updated("<!-- generated: run -->\n<!-- end -->")
        let lines = try Quotation("quoted: run: head; Time (send)").lines(in: [record])
        #expect(
            lines == ["`head`", "`more`", "", "| Time | x |", "| --- | --- |", "| send | 2 |"])
    }

    @Test("The rows of a table are read without its heading and the line below that")
    func rows() throws {
        let record = try updated("<!-- generated: run -->\n<!-- end -->")
        let rows = try [record].rows(of: "Time", in: "run")
        #expect(
            rows == ["log in": ["Time": "log in", "x": "1"], "send": ["Time": "send", "x": "2"]])
    }

    @Test(
        "What is not there can't be quoted",
        arguments: [
            ("quoted: walk: Time", "no document has a generated part \"walk\""),
            ("quoted: run: Space", "the table \"Space\" is missing"),
            ("quoted: run: Time (sleep)", "not all of its rows sleep"),
            ("nonsense", "no generated part \"nonsense\""),
        ])
    func notThere(name: String, message: String) throws {
        let record = try updated("<!-- generated: run -->\n<!-- end -->")
        let error = #expect(throws: PackageError.self) { try Quotation(name).lines(in: [record]) }
        #expect(error?.description.contains(message) == true)
    }
}

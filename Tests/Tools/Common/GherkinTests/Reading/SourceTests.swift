import Gherkin
import Testing
import TestSupport

@Suite("Sources")
struct SourceTests {
    private let source = """
        @tag
        Feature: Login
          Background:
            Given a member
              ```
              one

                two
              ```
          Scenario: Right
            When she logs in
              | a | b |
        """

    @Test("The line endings of Windows are read as those of Unix")
    func carriageReturns() throws {
        let windows = source.split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: "\r\n")
        #expect(try read(windows) == read(source))
        #expect(try read(windows + "\r\n\r\n") == read(source))
    }

    @Test("A byte order mark is not part of the first line")
    func byteOrderMark() throws {
        #expect(try read("\u{FEFF}" + source) == read(source))
        #expect(try read("\u{FEFF}# language: zh-CN\n功能: f").name == "f")
        #expect(errorDescription(of: "\u{FEFF}oops")?.hasPrefix("login.feature:1:1:") == true)
    }

    @Test(
        "Bytes that are not UTF-8 are pointed at",
        arguments: [
            ([0xFF], "1:1"),
            (Array("Feature: ä".utf8) + [0xC3], "1:11"),
            (Array("Feature: f\r\n\r\n 🥒".utf8) + [0xE2, 0x82, 0x0A], "3:3"),
            ([0xEF, 0xBB, 0xBF, 0x80], "1:1"),
            ([0x0A, 0xED, 0xA0, 0x80], "2:1"),
        ] as [([UInt8], String)])
    func invalidBytes(bytes: [UInt8], position: String) {
        let error = #expect(throws: GherkinError.self) {
            try GherkinReader().read(bytes, path: "a.feature")
        }
        #expect(
            error?.description == "a.feature:\(position): saw bytes that are not UTF-8; "
                + "expected UTF-8 text; save the file as UTF-8")
    }
}

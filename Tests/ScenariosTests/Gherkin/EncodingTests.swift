import Foundation
import Testing

@testable import Scenarios

@Suite("Bytes, line ends and byte-order marks")
struct EncodingTests {
    private let text = "Feature: A\nScenario: B\n* c\n```\nd\n\ne\n```\n| f |\n"

    @Test("Carriage returns before line feeds are no part of anything")
    func carriageReturns() throws {
        let other = text.replacing("\n", with: "\r\n")
        #expect(try read(other) == read(text))
    }

    @Test("A byte-order mark is no part of the text, in bytes as in strings")
    func byteOrderMark() throws {
        let marked = "\u{FEFF}" + text
        #expect(try read(marked) == read(text))
        #expect(try readBytes(Array(marked.utf8)) == read(text))
        #expect(try readBytes([0xEF, 0xBB, 0xBF]).scenarios.isEmpty)
    }

    @Test("Columns are counted in Unicode scalars")
    func columns() throws {
        let error = #expect(throws: GherkinError.self) {
            try read("Feature: A\n@👩‍👩‍👧 @b c\nScenario: D")
        }
        #expect(error?.location == Location(line: 2, column: 8))
    }

    @Test(
        "Bytes that are no UTF-8 are refused where they stand",
        arguments: [
            ([0xFF], 1, 1),
            (Array("Feature: é".utf8) + [0xC3], 1, 11),
            (Array("Feature: A\r\n  é".utf8) + [0x80, 0x41], 2, 4),
            (Array("Feature: A\n".utf8) + [0xC3, 0x0A, 0xA9], 2, 1),
            (Array("Feature: A\n\n".utf8) + [0xED, 0xA0, 0x80], 3, 1),
            (Array("Feature: A\n".utf8) + [0x41, 0xC0, 0xAF], 2, 2),
        ] as [([UInt8], Int, Int)])
    func invalidText(bytes: [UInt8], line: Int, column: Int) {
        let error = #expect(throws: GherkinError.self) { try readBytes(bytes) }
        #expect(
            error?.description
                == "some.feature:\(line):\(column): saw bytes that are no text; expected UTF-8; "
                + "save the file as UTF-8")
    }

    private func readBytes(_ bytes: [UInt8]) throws(GherkinError) -> Feature {
        try GherkinReader().read(Data(bytes), path: "some.feature")
    }
}

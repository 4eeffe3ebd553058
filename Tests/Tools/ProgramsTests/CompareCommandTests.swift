import ArchitectureList
import Foundation
import Testing
import TestSupport
import Toolchain

@Suite("compare", .enabled(if: Programs.areBuilt, "the program is not beside the tests"))
struct CompareCommandTests {
    @Test("In a pipe it is plain text in 120 columns, and all of it")
    func pipe() throws {
        let run = try Programs.run("compare", "login")
        #expect(run.code == 0)
        #expect(run.text.hasPrefix("Login\n\nMVC "))
        #expect(run.text.contains("no interactor here: the"))
        #expect(!run.text.contains("\u{1B}"))
        let width = try #require(run.text.split(separator: "\n").map(\.count).max())
        // What is left over when the columns share the room stays free.
        #expect((120 - Architecture.all.count...120).contains(width))
    }
}

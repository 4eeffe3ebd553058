import Testing

@testable import ArchitectureRules

@Suite("Reading the decisions, and the tests of them")
struct DecisionReadingTests {
    private let suite = """
        import Testing

        // @Test("In a comment") func none() {}
        struct LoginTests {
            let made = Login() // The set-up.

            @Test("Blank text is not sent", arguments: [{ "" }, { " " }])
            func blank(text: () -> String) {
                if text().isEmpty { return }
            }

            /// Another one.
            @Test(
                "A long name"
            )
            func long() {
                #expect(made.isLong)
            }

            @Test func nameless() { #expect(made.isShort) }
        }
        """

    private func files(_ texts: [String: String]) -> DecisionTestFiles {
        DecisionTestFiles(texts.map { SourceFile(module: "M", path: $0, text: $1) })
    }

    @Test("A test has the name that stands first, and lines up to the end of its body")
    func tests() {
        #expect(
            TestFile(suite).tests.map(\.name) == ["Blank text is not sent", "A long name", ""])
        #expect(TestFile(suite).tests.map(\.lines) == [7...10, 13...18, 20...20])
    }

    @Test("Set-up counts, but no comment, no other test, and no suite without a decision")
    func lines() {
        let files = files(["LoginTests.swift": suite, "OtherTests.swift": "let other = 1"])
        #expect(files.names.contains("A long name"))
        #expect(files.lines(for: ["Blank text is not sent"]) == 8)
        #expect(files.lines(for: ["Blank text is not sent", "A long name"]) == 14)
        #expect(files.lines(for: ["In a comment"]) == 0)
    }

    @Test("Doubles are what is in their folder, and have no decisions")
    func doubles() {
        let files = files(["Doubles/A.swift": "let a = 1\n\n// b\nlet c = 2", "B.swift": suite])
        #expect(files.linesOfDoubles == 2)
    }

    @Test("The decisions are the rows of the table, whose first cell may be empty")
    func document() {
        let document = DecisionDocument(
            """
            | Role | Files |
            | --- | --- |
            | MVC | 1 |

            | Feature | Decision |
            | --- | --- |
            | Login | A: b, and c |
            | | D |
            | Root | E |

            | | F |
            """)
        #expect(document.features == ["Login", "Root"])
        #expect(document.decisions == ["A: b, and c", "D", "E"])
        #expect(document.lines.contains(DecisionDocument.row("MVC", [1])))
    }
}

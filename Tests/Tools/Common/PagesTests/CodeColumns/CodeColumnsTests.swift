import Pages
import Testing
import TestSupport

@testable import Console

@Suite("Code in columns")
struct CodeColumnsTests {
    private static let code = [
        "func logIn() {",
        "    guard isComplete, !isWaiting else { return } // nothing to do, and nothing to say",
        "    _ = Draft<String>(text.count)",
        "    let aVeryLongNameThatIsNotToBeBrokenAnywhereButHasToBeSinceThereIsNoRoom = 1",
        "}",
    ]

    private static let columns = CodeColumns(
        title: "A <step>", subtitle: "of & a scenario", columns: ["MVP", "MVVM", "VIPER"],
        rows: [
            CodeColumns.Row(
                title: "Presentation logic",
                cells: [
                    [
                        .mention(title: "Person.tap(_:)", note: nil, place: "Person.swift:4"),
                        .code(
                            title: "logIn()", note: "by \"A\"", concern: "content",
                            place: "MVP/Login/LoginPresenter.swift:26", firstLine: 26, lines: code),
                        .mention(title: "  Person.tap(_:)", note: "×2", place: nil),
                    ],
                    [.remark("no interactor here: <it> is not needed")], [],
                ]),
            CodeColumns.Row(title: "", cells: [[], [.remark("—")], [.remark("goes on")]]),
        ])

    private func lines(_ width: Int) -> [String] {
        let environment = ["NO_COLOR": "1", "COLUMNS": String(width)]
        let text = Self.columns.text(on: Terminal(environment: environment))
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test(
        "The columns are as wide as the terminal, but have 38 characters; no line ends in spaces",
        arguments: [(20, 38), (80, 79), (119, 119), (120, 120), (200, 198)])
    func widths(width: Int, widest: Int) {
        #expect(lines(width).map(\.width).max() == widest)
        #expect(lines(width).allSatisfy { !$0.hasSuffix(" ") })
    }

    @Test("As many columns as can be read are side by side; the others follow without empty rows")
    func parts() {
        func names(_ width: Int) -> [[Substring]] {
            let names = Set(Self.columns.columns)
            return lines(width).map { $0.split { " │".contains($0) } }
                .filter { !$0.isEmpty && names.isSuperset(of: $0.map(String.init)) }
        }
        #expect(names(80) == [["MVP", "MVVM"], ["VIPER"]])
        #expect(names(120) == [["MVP", "MVVM", "VIPER"]])
        #expect(lines(80).count { $0.contains("Presentation logic") } == 1)
        #expect(lines(80).suffix(4) == ["", "VIPER", "", "goes on"])
    }

    @Test("Nothing of the code is lost", arguments: [20, 80, 200])
    func complete(width: Int) {
        let first = lines(width).map {
            String($0.split(separator: "│", omittingEmptySubsequences: false)[0])
        }
        let letters = first.joined().filter { !" ↪".contains($0) }
        for line in Self.code { #expect(letters.contains(line.filter { $0 != " " })) }
    }

    @Test("In HTML every text is escaped, and nothing else is needed")
    func html() {
        let page = Self.columns.page.markup
        #expect(page.contains("<h1>A &lt;step&gt;</h1>"))
        #expect(page.contains("of &amp; a scenario"))
        #expect(page.contains("here: &lt;it&gt; is"))
        #expect(page.contains("by &quot;A&quot;"))
        #expect(page.contains("margin-left: 2ch\">Person<wbr/>.tap(_:)</b>"))
        #expect(page.contains("counter-reset: line 25"))
        #expect(page.contains("<b>func</b> logIn() {"))
        #expect(page.contains("style=--in:4>"))
        #expect(page.contains("<u>Draft</u>&lt;<wbr><u>String</u>&gt;(<wbr>text<wbr>.count)"))
        #expect(page.contains("MVP/<wbr/>Login/<wbr/>LoginPresenter.swift:26"))
        #expect(page.contains("<figure data-concern=\"content\">"))
        #expect(!page.contains("<script") && !page.contains("://"))
        #expect(page.printedValues == [])
    }
}

import Testing

@testable import Console

@Suite("Tables")
struct TableTests {
    @Test("Texts keep left, figures right, and columns are as wide as what is in them")
    func alignment() {
        let table = table(
            [.init("Name"), .init("Count", .right)], [["one", "1"], ["eleven", "11"]])
        #expect(
            table.rendered() == """
                Name    Count
                ──────  ─────
                one         1
                eleven     11
                """)
    }

    @Test("Where it is narrow, texts go on in the next line, between words")
    func narrow() {
        let table = table(
            [.init("Scenario"), .init("Place"), .init("Nanoseconds", .right)],
            [
                ["Reading the latest news", "news.feature", "1234567"],
                ["Log in", "login.feature", "12"],
            ])
        #expect(
            table.rendered(width: 42) == """
                Scenario        Place          Nanoseconds
                ──────────────  ─────────────  ───────────
                Reading the     news.feature       1234567
                  latest news
                Log in          login.feature           12
                """)
    }

    @Test("Columns that do not fit follow below, with the first column repeated")
    func parts() {
        let table = table(
            [.init("Action"), .init("MVP", .right), .init("MVVM", .right), .init("VIPER", .right)],
            [["log in", "1.18 (1.17–1.19)", "3.95 (3.92–3.97)", "1.46 (1.45–1.47)"]])
        #expect(
            table.rendered(width: 44) == """
                Action               MVP              MVVM
                ──────  ────────────────  ────────────────
                log in  1.18 (1.17–1.19)  3.95 (3.92–3.97)

                Action             VIPER
                ──────  ────────────────
                log in  1.46 (1.45–1.47)
                """)
    }

    @Test("No word is broken from 30 columns on, and no line is too long", arguments: 30...120)
    func words(width: Int) {
        let cells = ["open and close the log-in screen", "2 of 3 comparisons", "12.5 ms"]
        let table = table(
            [.init("What is measured"), .init("Remark"), .init("Time of one", .right)],
            Array(repeating: cells, count: 3))
        let text = table.rendered(width: width)
        let lines = text.split(separator: "\n")
        #expect(lines.allSatisfy { $0.width <= width })
        let words = text.split { $0 == " " || $0 == "\n" || $0 == "─" }
        let known = Set((cells + table.titles).flatMap { $0.split(separator: " ") })
        #expect(Set(words) == known)
        #expect(!text.contains("…"))
    }

    @Test("Markdown says to which side a column keeps, and escapes bars")
    func markdown() {
        let table = table([.init("Name"), .init("B", .right)], [["a|b", "1"]])
        #expect(table.markdown == "| Name | B |\n| --- | ---: |\n| a\\|b | 1 |")
    }

    @Test("Characters take the room that they take on a terminal")
    func characters() {
        let table = table(
            [.init("A"), .init("B")], [["👩‍👩‍👧", "1"], ["e\u{301}e", "2"], ["中文", "3"]])
        #expect(table.rendered() == "A     B\n────  ─\n👩‍👩‍👧    1\ne\u{301}e    2\n中文  3")
    }

    private func table(_ columns: [Table.Column], _ rows: [[String]]) -> Table {
        Table(columns: columns, rows: rows)
    }
}

extension Table {
    fileprivate var titles: [String] { columns.map(\.title) }
}

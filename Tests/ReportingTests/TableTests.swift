import Reporting
import Testing

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

    @Test("No line ends in a space")
    func noTrailingSpaces() {
        let table = table([.init("A"), .init("B")], [["long cell", ""], ["x", "y z "]])
        #expect(table.rendered() == "A          B\n─────────  ────\nlong cell\nx          y z")
    }

    @Test("A row may have too few cells, or too many")
    func otherCounts() {
        let table = table([.init("A"), .init("B", .right)], [["a"], [], ["a", "b", "c"]])
        #expect(table.rendered() == "A  B\n─  ─\na\n\na  b")
    }

    @Test("A table without rows is its heading")
    func noRows() {
        #expect(table([.init("Name"), .init("N")], []).rendered() == "Name  N\n────  ─")
    }

    @Test("Where it is narrow, the widest texts give way and figures stay whole")
    func narrow() {
        let table = table(
            [.init("Scenario"), .init("Place"), .init("Nanoseconds", .right)],
            [["Reading the news", "news.feature", "1234567"]])
        #expect(
            table.rendered(width: 37) == """
                Scenario     Place        Nanoseconds
                ───────────  ───────────  ───────────
                Reading th…  news.featu…      1234567
                """)
    }

    @Test("No text becomes narrower than eight characters", arguments: [20, 8, 0, -1])
    func narrowest(width: Int) {
        let table = table(
            [.init("A"), .init("B"), .init("C", .right)], [["twelve chars", "short", "123456789"]])
        #expect(
            table.rendered(width: width) == """
                A         B              C
                ────────  ─────  ─────────
                twelve …  short  123456789
                """)
    }

    @Test("Width enough changes nothing")
    func wide() {
        let table = table([.init("Name"), .init("B")], [["one", "two"]])
        #expect(table.rendered(width: 9) == table.rendered())
        #expect(table.rendered(width: 1000) == table.rendered())
    }

    @Test("Markdown says to which side a column keeps, and escapes bars")
    func markdown() {
        let table = table([.init("Name"), .init("B", .right)], [["a|b", "1"]])
        #expect(table.markdown == "| Name | B |\n| --- | ---: |\n| a\\|b | 1 |")
    }

    @Test("Comma-separated values are quoted where they must be")
    func csv() {
        let table = table([.init("Name"), .init("B")], [["a, b", "say \"c\""], ["d\ne", "f"]])
        #expect(table.csv == "Name,B\n\"a, b\",\"say \"\"c\"\"\"\n\"d\ne\",f\n")
    }

    @Test("Characters take the room that they take on a terminal")
    func characters() {
        let table = table(
            [.init("A"), .init("B")], [["👩‍👩‍👧", "1"], ["e\u{301}e", "2"], ["中文", "3"]])
        #expect(table.rendered() == "A     B\n────  ─\n👩‍👩‍👧    1\ne\u{301}e    2\n中文  3")
    }

    private func table(_ columns: [Table.Column], _ rows: [[String]]) -> Table {
        var table = Table(columns: columns)
        for row in rows { table.add(row) }
        return table
    }
}

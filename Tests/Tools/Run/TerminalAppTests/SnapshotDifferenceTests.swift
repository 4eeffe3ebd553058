import PocketUI
import Testing

@testable import TerminalApp

@Suite("Differences between screens")
struct SnapshotDifferenceTests {
    @Test("The first difference is named")
    func named() {
        let send = Snapshot.Element.button(title: "Send", isEnabled: true)
        let search = Snapshot.Element.field(name: "Search", text: "", isEnabled: true)
        let one = Snapshot.showing(["News"], search, .rows(3), send)
        let cases: [(Snapshot, String?)] = [
            (one, nil),
            (
                .showing(["News", "Article"], search, .rows(3), send),
                "the screen is \"News › Article\", not \"News\""
            ),
            (.showing(["News"], search, .rows(3), send, isLoading: true), "it is loading"),
            (
                .showing(["News"], search, .rows(3), send, toast: "Sent."),
                "the toast is \"Sent.\", not none"
            ),
            (
                .showing(
                    ["News"], .field(name: "Search", text: "a", isEnabled: true), .rows(3), send),
                "the field \"Search\" with \"a\" is there, not the field \"Search\" with \"\""
            ),
            (
                .showing(["News"], search, .rows(3), .button(title: "Send", isEnabled: false)),
                "the disabled button \"Send\" is there, not the enabled button \"Send\""
            ),
            (.showing(["News"], search, .rows(4), send), "the table has 4 rows, not 3"),
            (.showing(["News"], search, .rows(3)), "it has 2 elements, not 3"),
            (
                .showing(["News"], search, send, send),
                "the enabled button \"Send\" is there, not a table of 3 rows"
            ),
        ]
        for (other, difference) in cases { #expect(other.difference(from: one) == difference) }
    }

    @Test("Of two tables the first row that differs is named")
    func rows() {
        let one = Snapshot.showing(["News"], .rows(30, from: 5))
        let scrolled = Snapshot.showing(["News"], .rows(30, from: 6))
        #expect(scrolled.difference(from: one) == "the first row in sight is 7, not 6")
        let other = Snapshot.showing(
            ["News"],
            .table(
                numberOfRows: 30, firstVisibleRow: 5,
                visibleRows: [Cell(title: "Row 6", subtitle: "by B")]))
        #expect(other.difference(from: one) == "row 6 is \"Row 6 · by B\", not \"Row 6 · by A\"")
    }
}

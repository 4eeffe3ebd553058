import Testing

@testable import Faults

@Suite("Faults in the statements of a change")
struct ChangedLinesTests {
    private static let old = """
        final class Wall {
            private var coats = 0

            func paint() {
                coats += 1
                if coats > 2 {
                    print("thick")
                }
                show(
                    coats, in: "red")
            }

            private func show(_ number: Int, in colour: String) {}
        }
        """

    /// Adds a property and a statement in a block, edits the second line of a call, and puts a statement into a block.
    private static let new = """
        final class Wall {
            private var coats = 0
            private var isDry = true

            func paint() {
                if isDry {
                    coats += 1
                }
                if coats > 2 {
                    print("thick")
                    isDry = false
                }
                show(
                    coats, in: "blue")
            }

            private func show(_ number: Int, in colour: String) {}
        }
        """

    @Test("They are those that it adds or edits, and not those around them or in them")
    func chosen() throws {
        let source = try MadeSource(Self.new)
        let lines = ChangedLines(from: Self.old, to: Self.new)
        let chosen = source.faults.filter(lines.contain).map { fault in
            "\(fault.line): \(fault.kind.rawValue)"
        }
        #expect(
            chosen == [
                "3: constant changed", "6: check removed", "6: statements swapped",
                "6: condition negated", "6: condition left out", "11: assignment removed",
                "11: constant changed", "13: call removed", "14: constant changed",
            ])
    }

    @Test("In a new file, every fault is one of them")
    func newFile() throws {
        let source = try MadeSource(Self.new)
        let lines = ChangedLines(from: nil, to: Self.new)
        #expect(source.faults.filter(lines.contain).count == source.faults.count)
        let unchanged = ChangedLines(from: Self.new, to: Self.new)
        #expect(source.faults.filter(unchanged.contain).isEmpty)
    }
}

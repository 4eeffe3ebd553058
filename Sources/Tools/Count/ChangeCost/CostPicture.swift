import Console
import Foundation

/// A drawing in text with a mark for each solution: how many edits it has, on a logarithmic scale.
struct CostPicture {
    private static let width = 48
    /// The numbers at the scale.
    private static let ticks = [5, 10, 20, 50, 100, 200, 500, 1_000]

    let changes: [ChangeCosts]
    let architectures: [String]

    var lines: [String] {
        guard let range else { return [] }
        let names = (architectures.map { "  \($0)" } + ["edits"]).map(\.count).max() ?? 0
        let scale = labels(range)
        return ["edits".padded(to: names) + " " + scale]
            + changes.flatMap { change in
                [change.label]
                    + architectures.map { name in
                        "  \(name)".padded(to: names) + " "
                            + strip(change.costs(in: name).map(\.edits), range)
                    }
            }
    }

    /// What the marks mean.
    static let explanation = """
        Each digit is the solution of one author, 1 being the first; + stands for several with about as many edits.
        """

    private var range: ClosedRange<Int>? {
        let all = changes.flatMap { change in
            architectures.flatMap { change.costs(in: $0).map(\.edits) }
        }
        guard let least = all.min(), let most = all.max(), least > 0 else { return nil }
        let first = Self.ticks.last { $0 <= least } ?? least
        return first...max(Self.ticks.first { $0 >= most } ?? most, first * 2)
    }

    private func column(_ number: Int, _ range: ClosedRange<Int>) -> Int {
        let share =
            log(Double(number) / Double(range.lowerBound))
            / log(Double(range.upperBound) / Double(range.lowerBound))
        return Int((share * Double(Self.width - 1)).rounded())
    }

    private func strip(_ numbers: [Int], _ range: ClosedRange<Int>) -> String {
        var marks = Array(repeating: Character("·"), count: Self.width)
        for (index, number) in numbers.enumerated() {
            let place = column(number, range)
            marks[place] = marks[place] == "·" ? Character(String(index + 1)) : "+"
        }
        return String(marks)
    }

    /// The numbers of the scale, each above the column where it begins.
    private func labels(_ range: ClosedRange<Int>) -> String {
        Self.ticks.filter(range.contains).reduce("") { line, tick in
            line.padded(to: column(tick, range)) + String(tick)
        }
    }
}

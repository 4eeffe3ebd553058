import ArchitectureRules
import SwiftTokens

/// The tests of an architecture, and its doubles.
struct DecisionTestFiles {
    private let suites: [TestFile]
    private let doubles: [TestFile]

    init(_ files: [SourceFile]) {
        suites = files.filter { $0.feature != "Doubles" }.map { TestFile($0.text) }
        doubles = files.filter { $0.feature == "Doubles" }.map { TestFile($0.text) }
    }

    /// The names of all tests.
    var names: Set<String> { Set(suites.flatMap(\.tests).map(\.name)) }

    var linesOfDoubles: Int { doubles.map(\.codeLines.count).reduce(0, +) }

    /// The lines of the suites that test one of these decisions, without their other tests.
    func lines(for decisions: Set<String>) -> Int {
        suites.filter { $0.tests.contains { decisions.contains($0.name) } }.map { suite in
            let others = suite.tests.filter { !decisions.contains($0.name) }
            return suite.codeLines.count { line in !others.contains { $0.lines.contains(line) } }
        }.reduce(0, +)
    }
}

/// A file with tests.
struct TestFile {
    /// A function with `@Test`.
    struct TestFunction: Equatable {
        /// Its display name; empty if it has none.
        let name: String
        /// From `@Test` to the end of its body.
        let lines: ClosedRange<Int>
    }

    /// The lines with code, without those that are blank or only have a comment.
    let codeLines: Set<Int>
    let tests: [TestFunction]

    init(_ text: String) {
        let swift = SwiftText(text)
        func lines(_ range: Range<Int>) -> ClosedRange<Int> {
            swift.line(at: range.lowerBound)...swift.line(at: range.upperBound - 1)
        }
        codeLines = Set(swift.tokens.filter { $0.kind != .comment }.flatMap { lines($0.range) })
        let starts = swift.tokens.indices.filter { swift.text(swift.tokens[$0].range) == "@Test" }
        tests = starts.compactMap { start in
            let tokens = swift.tokens[start...]
            let body = tokens.drop { swift.text($0.range) != "func" }
                .first { swift.text($0.range) == "{" }
            guard let body, let end = swift.closingBracket(of: body.range.lowerBound) else {
                return nil
            }
            let argument = tokens.dropFirst(2).first.map { swift.text($0.range) } ?? ""
            return TestFunction(
                name: argument.wholeMatch(of: #/"(.*)"/#).map { String($0.1) } ?? "",
                lines: lines(tokens[start].range.lowerBound..<end + 1))
        }
    }
}

import ArchitectureRules
import Foundation
import Trials

/// The unit tests that were there at the start, in their target or as files to be moved there. Each must run and contain an
/// expectation, unless the solution removes it.
struct GivenTests {
    /// The file of each test, by suite and name, such as `VoiceTests/loud`.
    private var places: [String: String] = [:]
    /// The file of each test that no longer contains an expectation.
    private var silent: [String: String] = [:]
    /// The failure for code that no file of tests may contain; nil if there is none.
    private var refused: CheckFailure?

    /// - Parameters:
    ///   - start: The files as they were at the start, with those that have changed since among its changes.
    ///   - files: The files as they are now.
    init(of assignment: Assignment, start: FileTexts, files: PackageFiles) throws {
        guard let folder = assignment.subject.testFolder else { return }
        let (exercise, name) = (assignment.exercise, assignment.subject.name)
        var solved = start
        try? solved.apply([exercise.solutions[name]].compactMap(\.self))
        let given = exercise.given(in: name).flatMap(\.paths)
        var kept: Set<String> = []
        for path in files.entries.keys.sorted() + solved.changes.keys
        where path.hasSuffix(".swift") {
            func tests(in texts: FileTexts) throws -> [WrittenTest] {
                WrittenTest.all(in: try texts.text(at: path) ?? "")
            }
            let isInTarget = path.hasPrefix(folder + "/")
            if isInTarget { kept.formUnion(try tests(in: solved).map(\.name)) }
            guard isInTarget || path.hasPrefix("Tests/") && given.contains(path) else { continue }
            let expecting = try tests(in: start).filter(\.expects).map(\.name)
            for test in try tests(in: files.texts) where !test.expects {
                if expecting.contains(test.name) { silent[test.name] = path }
            }
            for test in try tests(in: start) { places[test.name] = path }
            refused =
                try refused ?? files.texts.text(at: path).flatMap { Self.refusal(of: $0, path) }
        }
        places = places.filter { kept.contains($0.key) }
    }

    private static func refusal(of text: String, _ path: String) -> CheckFailure? {
        if text.contains(#/\bimport XCTest\b/#) {
            return CheckFailure(
                next: "write these tests with Swift Testing: `@Test` and `#expect`",
                observed: "XCTest, which is not run here", expected: "`import Testing`",
                place: path)
        }
        return text.contains(#/\bprovideScope\b/#)
            ? CheckFailure(
                next: "write these tests without a trait of your own",
                observed: "`provideScope`, which can leave out a test and let it pass",
                expected: "tests that always run", place: path) : nil
    }

    /// The reason why a run that passed is not enough.
    ///
    /// - Parameter ran: The tests that ran, such as `MVPTests.VoiceTests/loud(text:)/VoiceTests.swift:3:4`.
    func failure(after ran: [String]) -> CheckFailure? {
        if let refused { return refused }
        let missing = Set(places.keys).subtracting(ran.compactMap(WrittenTest.name)).sorted()
        if let first = missing.first {
            return CheckFailure(
                next:
                    "run the test \(first), with its name: \(missing.count) of \(places.count) did "
                    + "not run",
                observed: "it is gone, disabled, or in no target",
                expected: "all tests of the start",
                place: places[first] ?? first, details: missing.dropFirst().joined(separator: "\n"))
        }
        return silent.sorted { $0.key < $1.key }.first.map { test, path in
            CheckFailure(
                next: "let the test \(test) expect something, as it did at the start",
                observed: "a test without `#expect`, which always passes",
                expected: "tests that can fail", place: path)
        }
    }
}

import ArchitectureList
import ArchitectureRules
import Foundation
import SwiftTokens
import Trials

/// The unit tests that were there at the start, in their target or as files to be moved there. Each must run and expect as
/// much as at the start, unless the solution removes it or lets it expect less. Files to be moved must keep all their lines.
struct GivenTests {
    /// The file of each test, by suite and name, such as `VoiceTests/loud`.
    private var places: [String: String] = [:]
    /// The failure for each test that expects less.
    private var weakened: [String: CheckFailure] = [:]
    /// The failure for a file that is wrong, regardless of which tests run; nil if there is none.
    private var refused: CheckFailure?

    /// - Parameters:
    ///   - start: The files as they were at the start. Its `changes` are the files that have changed since then.
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
            guard isInTarget || path.hasPrefix("Tests/") && given.contains(path) else { continue }
            let former = try tests(in: start)
            let solution = solved.changes.keys.contains(path) ? try tests(in: solved) : former
            if isInTarget { kept.formUnion(solution.map(\.name)) }
            let isUnchanged = try files.texts.text(at: path) == start.text(at: path)
            for test in isUnchanged ? [] : try tests(in: files.texts) {
                // A test that the solution removes is free.
                let models = [former, solution].compactMap { $0.first { $0.name == test.name } }
                if models.count == 2 {
                    weakened[test.name] = test.weakness(beside: models, at: path)
                }
            }
            for test in former where test.isTest { places[test.name] = path }
            if !isInTarget, let text = try start.text(at: path) {
                refused = try refused ?? Self.alteration(of: text, path, to: folder, in: files)
            }
            refused =
                try refused ?? files.texts.text(at: path).flatMap { Self.refusal(of: $0, path) }
        }
        places = places.filter { kept.contains($0.key) }
        refused = try refused ?? Self.untested(of: assignment.subject, start, files)
    }

    /// The failure for a new role with logic that no new test uses; nil if there is none.
    private static func untested(
        of subject: ArchitectureSources, _ start: FileTexts, _ files: PackageFiles
    ) throws -> CheckFailure? {
        let changed = try files.entries.keys.sorted().filter {
            try subject.owns($0) && $0.hasSuffix(".swift")
                && start.text(at: $0) != files.texts.text(at: $0)
        }
        // A role may be split into several files.
        let known = Set(
            try files.entries.keys.filter { try start.text(at: $0) != nil }.map(\.typeName))
        let roles = changed.filter { path in
            let role = Role(fileName: path.typeName)
            return path.hasPrefix(subject.folder + "/") && role?.isTested == true
                && role != .model && !known.contains(path.typeName)
        }
        if roles.isEmpty { return nil }
        // A file counts if it has a new test that expects something.
        let tests = try changed.filter { !$0.hasPrefix(subject.folder + "/") }
            .compactMap { path -> Set<String>? in
                let text = try files.texts.text(at: path) ?? ""
                let former = WrittenTest.all(in: try start.text(at: path) ?? "").map(\.name)
                let isNew = WrittenTest.all(in: text).contains {
                    $0.isTest && $0.expects && !former.contains($0.name)
                }
                return isNew ? text.names : nil
            }
        return roles.first { role in !tests.contains { $0.contains(role.typeName) } }.map { path in
            CheckFailure(
                next: "write unit tests for \(path.typeName)",
                observed: "no new test that uses it and expects something",
                expected: "tests of each new role with logic", place: path)
        }
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

    /// The failure for a file in the target that lacks a line of the start file; nil if it has them all.
    private static func alteration(
        of text: String, _ path: String, to folder: String, in files: PackageFiles
    ) throws -> CheckFailure? {
        // A link, as in a variant, leads to a file that has not moved.
        let moved = files.entries.filter { place, entry in
            if case .link = entry { return false }
            return place.hasPrefix(folder + "/") && place.hasFileName(of: path)
        }.keys
        return try moved.sorted().first.flatMap { place in
            try text.line(missingIn: files.texts.text(at: place) ?? "").map { line in
                CheckFailure(
                    next: "move the tests without changing them; you may add lines",
                    observed: "a file without the line `\(line)`",
                    expected: "all lines of \(path)", place: place)
            }
        }
    }

    /// The failure of a run in which all tests passed, but a test from the start is missing or expects nothing; nil if
    /// there is none.
    ///
    /// - Parameter ran: The tests that ran, such as `MVPTests.VoiceTests/loud(text:)/VoiceTests.swift:3:4`.
    func failure(after ran: [String]) -> CheckFailure? {
        if let refused { return refused }
        let missing = Set(places.keys).subtracting(ran.compactMap(WrittenTest.name)).sorted()
        if let first = missing.first {
            return CheckFailure(
                next:
                    "make the test \(first) run under its name: \(missing.count) of \(places.count) did "
                    + "not run",
                observed: "it was removed or disabled, or its file is in no target",
                expected:
                    "all tests that were there at the start; if your design makes one wrong, let it "
                    + "expect what is right now",
                place: places[first] ?? first, details: missing.dropFirst().joined(separator: "\n"))
        }
        return weakened.min { $0.key < $1.key }?.value
    }
}

extension WrittenTest {
    /// The failure for a test that expects less, or in fewer cases, than at the start and in the solution; nil if there is
    /// none.
    ///
    /// - Parameter models: The test at the start and in the solution.
    fileprivate func weakness(beside models: [WrittenTest], at path: String) -> CheckFailure? {
        let least = models.map(\.expectations).min() ?? 0
        if expectations == 0, least > 0 {
            return CheckFailure(
                next: "give the test \(name) an expectation again, as it had at the start",
                observed: "a test without `#expect`, which always passes",
                expected: "tests that can fail", place: path)
        }
        if expectations < least {
            return CheckFailure(
                next: "let the test \(name) expect as much as at the start",
                observed: "\(expectations) of \(least) expectations",
                expected: "no fewer than at the start", place: path)
        }
        if exits <= models.map(\.exits).max() ?? 0 { return nil }
        return CheckFailure(
            next: "write the test \(name) without a new `return`, condition, loop or function",
            observed: "a way around its expectations that it did not have at the start",
            expected: "tests that always expect what they expected at the start", place: path)
    }
}

extension String {
    /// The type that the file at this path declares or extends.
    fileprivate var typeName: String {
        String(split(separator: "/").last?.prefix { $0 != "+" && $0 != "." } ?? "")
    }

    /// Whether this path leads to a file in some folder that has the name of the file at another path, as after a move.
    func hasFileName(of other: String) -> Bool {
        hasSuffix("/" + (other.split(separator: "/").last ?? ""))
    }

    /// The first line of code that another text lacks, or has in another order. Indentation and comments make no difference.
    fileprivate func line(missingIn other: String) -> Substring? {
        var rest = other.codeLines[...]
        return codeLines.first { line in
            guard let place = rest.firstIndex(of: line) else { return true }
            rest = rest[(place + 1)...]
            return false
        }
    }

    private var codeLines: [Substring] {
        SwiftText(self).blanking([.comment]).split(whereSeparator: \.isNewline)
            .map { line in
                let end = line.lastIndex { !$0.isWhitespace }.map(line.index(after:))
                return line[..<(end ?? line.startIndex)].drop(while: \.isWhitespace)
            }
            .filter { !$0.isEmpty }
    }
}

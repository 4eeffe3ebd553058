import ArchitectureRules
import Foundation
import Trials

/// The unit tests that were there at the start, in their target or as files to be moved there. Each must run, unless the
/// solution does without it.
struct GivenTests {
    /// The file of each test, by suite and name, such as `VoiceTests/loud`.
    private var places: [String: String] = [:]
    /// The files that use the other framework.
    private var foreign: [String] = []

    /// - Parameters:
    ///   - changes: The files that were changed since the start, with their texts from then; nil for a new one.
    ///   - files: The files as they are now.
    init(of assignment: Assignment, changes: [String: String?], files: PackageFiles) throws {
        guard let folder = assignment.subject.testFolder else { return }
        let (exercise, name) = (assignment.exercise, assignment.subject.name)
        let start = FileTexts { path throws(FileError) in
            if let old = changes[path] { return old }
            return try files.texts.text(at: path)
        }
        var solved = start
        try? solved.apply([exercise.solutions[name]].compactMap(\.self))
        let given = exercise.given(in: name).flatMap(\.paths)
        var kept: Set<String> = []
        for path in files.entries.keys.sorted() + changes.keys + solved.changes.keys
        where path.hasSuffix(".swift") {
            let isInTarget = path.hasPrefix(folder + "/")
            if isInTarget { kept.formUnion(try solved.text(at: path)?.tests ?? []) }
            guard isInTarget || path.hasPrefix("Tests/") && given.contains(path) else { continue }
            for test in try start.text(at: path)?.tests ?? [] { places[test] = path }
            let usesOther = try files.texts.text(at: path)?.contains(#/\bimport XCTest\b/#)
            if usesOther == true { foreign.append(path) }
        }
        places = places.filter { kept.contains($0.key) }
    }

    /// Why a run that passed is not enough.
    ///
    /// - Parameter ran: The tests that ran, such as `MVPTests.VoiceTests/loud(text:)/VoiceTests.swift:3:4`.
    func failure(after ran: [String]) -> CheckFailure? {
        if let path = foreign.first {
            return CheckFailure(
                next: "write these tests with Swift Testing: `@Test` and `#expect`",
                observed: "XCTest, which is not run here", expected: "`import Testing`",
                place: path)
        }
        let names = ran.compactMap { $0.firstMatch(of: #/\.(\w+/)(?:.*/)?(\w+)\(/#) }
            .map { "\($0.1)\($0.2)" }
        let missing = Set(places.keys).subtracting(names).sorted()
        guard let first = missing.first else { return nil }
        return CheckFailure(
            next: "run the test \(first), with its name: \(missing.count) of \(places.count) did "
                + "not run",
            observed: "it is gone, disabled, or in no target", expected: "all tests of the start",
            place: places[first] ?? first, details: missing.dropFirst().joined(separator: "\n"))
    }
}

extension String {
    /// The tests in a file, by the type that they are in and their name.
    fileprivate var tests: [String] {
        let parts =
            #/(?m)^(?:[^\s/].*\s)?(?:struct|class|actor|enum|extension) (\w+)|@Test\b(?s:.*?)\bfunc (\w+)/#
        var suite = Substring()
        return matches(of: parts).compactMap { match in
            suite = match.1 ?? suite
            return match.2.map { "\(suite)/\($0)" }
        }
    }
}

import Foundation
import Trials
import Workshop

/// What a learner hands in about an exercise in one architecture.
struct HandedIn: Codable {
    let learner: String
    let exercise: String
    let architecture: String
    let started: String
    let passed: String?
    /// The working time up to the first pass, without breaks.
    let minutes: Int
    let hints: Int
    let checks: Int
    let isAtWork: Bool
    /// Whether the solution was shown before the exercise was passed.
    let sawSolution: Bool
    /// The name of the check that failed last; nil if the last check passed.
    let lastFailure: String?
    /// The learner's changes, as `git diff` prints them; nil if there are none.
    let work: String?

    /// - Parameters:
    ///   - workbench: Where the learner works.
    ///   - hasWork: Whether the learner's changes are read.
    static func all(on workbench: Workbench, withWork hasWork: Bool) throws -> [HandedIn] {
        try workbench.progress.entries.map { entry in
            let work = entry.work
            let assignment =
                hasWork ? try? workbench.assignment(work.exercise, in: work.architecture) : nil
            return HandedIn(
                learner: workbench.learner, exercise: work.exercise,
                architecture: work.architecture, started: entry.started.formatted(.iso8601),
                passed: entry.passed?.formatted(.iso8601),
                minutes: Int(((entry.worked ?? 0) / 60).rounded()), hints: entry.hints,
                checks: entry.checks, isAtWork: workbench.progress.current == work,
                sawSolution: entry.spoiled != nil, lastFailure: entry.lastFailure,
                work: try assignment.flatMap { try workbench.ownPatch(of: $0)?.text })
        }
    }

    /// The entries of a file that a learner has handed in.
    static func read(_ path: String) throws(FileError) -> [HandedIn] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw FileError(
                path: path, seen: "no readable file", expected: "what a learner has handed in",
                advice: "check the path")
        }
        do {
            return try JSONDecoder().decode([HandedIn].self, from: data)
        } catch {
            throw FileError(
                path: path, seen: "another file",
                expected: "a file of `swift run workshop progress --json FILE`",
                advice: "let the learner write it with the version of the package that you have")
        }
    }

    /// The tests from the start that the learner changed or removed.
    func changedTests() throws(FileError) -> [String] {
        try patch()?.files.filter { !$0.isNew && $0.path.hasPrefix("Tests/") }.map(\.path) ?? []
    }

    func patch() throws(FileError) -> Patch? {
        guard let work else { return nil }
        return try Patch(work, path: "the work of \(learner) on \(exercise)")
    }
}

import ArchitectureList
import Toolchain
import Trials

/// Checks that the learner has not changed the files that decide what passes, such as Package.swift, the tools, and the code
/// that all architectures share.
struct GivenFiles {
    let assignment: Assignment

    /// - Parameters:
    ///   - missing: The start files that are missing now.
    ///   - changes: The files that were changed since the start, with their texts at the start; nil for a new file.
    ///   - ignored: Files that are built although git ignores them.
    func result(
        missing: [String] = [], changes: [String: String?], ignored: [String] = []
    ) -> CheckResult {
        let next = "type `swift run workshop restore`, which saves your work and puts the file back"
        if let first = missing.first {
            return .failed(
                CheckFailure(
                    next: next + "; if your work is in a stash, type `git stash pop` instead",
                    observed: "\(first) is as it was before `start`, or gone",
                    expected: "the start file, because the exercise needs it",
                    place: first, details: missing.dropFirst().joined(separator: "\n")))
        }
        if let first = ignored.first {
            return .failed(
                CheckFailure(
                    next:
                        "remove \(first), or the rule by which git ignores it (`git check-ignore -v \(first)`)",
                    observed:
                        "a file that is built, but that git ignores, so it would not be saved",
                    expected: "only sources and tests that git sees", place: first,
                    details: ignored.dropFirst().joined(separator: "\n")))
        }
        let changed = changes.filter { isGuarded($0.key, isNew: $0.value == nil) }.keys.sorted()
        guard let first = changed.first else { return .passed }
        return .failed(
            CheckFailure(
                next: next,
                observed: changes[first] == .some(nil)
                    ? "\(first) is new" : "\(first) is not as it was at the start",
                expected: "the file as it was at the start; the solution does not change it either",
                place: first,
                details: changed.dropFirst().joined(separator: "\n")))
    }

    /// Whether a learner must not change a file. A file that the solution changes is allowed, such as one with rules of
    /// the structure. A new double is allowed, too, because it changes nothing that others use. A new file in `Shared`
    /// is not allowed, because it may contain a rule that belongs to a role. If the exercise is to write tests, the sources
    /// are guarded, too.
    func isGuarded(_ path: String, isNew: Bool) -> Bool {
        let folders =
            ["Sources/Shared/"] + (isNew ? [] : [ArchitectureSources.doublesFolder + "/"])
            + (assignment.exercise.kind == .test ? [assignment.subject.folder + "/"] : [])
        let solution = assignment.exercise.solutions[assignment.subject.name]?.paths ?? []
        return !solution.contains(path) && !PackageFolder.isHidden(path)
            && (path.wholeMatch(of: #/Package(?:@swift-[^\/]*)?\.swift/#) != nil
                || (["Sources/Tools/"] + folders).contains(where: path.hasPrefix))
    }
}

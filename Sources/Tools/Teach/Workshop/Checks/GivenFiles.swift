import ArchitectureRules
import Toolchain
import Trials

/// The files that are as `start` gave them, because they decide what passes: the package, the tools, and what all
/// architectures share.
struct GivenFiles {
    let assignment: Assignment

    /// - Parameters:
    ///   - missing: What was given and is no longer there.
    ///   - changes: The files that were changed since the start, with their texts from then; nil for a new one.
    func result(missing: [String] = [], changes: [String: String?]) -> CheckResult {
        let next = "type `triptych workshop restore`, which saves your work and gives it again"
        if let first = missing.first {
            return .failed(
                CheckFailure(
                    next: next + "; if your work is in a stash, type `git stash pop` instead",
                    observed: "\(first) is as it was before `start`, or gone",
                    expected: "what `start` gave, which has what the exercise asks for",
                    place: first, details: missing.dropFirst().joined(separator: "\n")))
        }
        let changed = changes.filter { isGuarded($0.key, isNew: $0.value == nil) }.keys.sorted()
        guard let first = changed.first else { return .passed }
        return .failed(
            CheckFailure(
                next: next, observed: "\(first) is not as `start` gave it",
                expected: "work that leaves it as it is, as the solution does", place: first,
                details: changed.dropFirst().joined(separator: "\n")))
    }

    /// Whether a learner may not change a file. Some solutions do, as to add a rule of the structure. A new file changes
    /// nothing of what all share.
    func isGuarded(_ path: String, isNew: Bool) -> Bool {
        let folders = isNew ? [] : ["Sources/Shared/", assignment.subject.doublesFolder + "/"]
        let solution = assignment.exercise.solutions[assignment.subject.name]?.paths ?? []
        return !solution.contains(path) && !PackageFolder.isHidden(path)
            && (path == "Package.swift"
                || (["Sources/Tools/"] + folders).contains(where: path.hasPrefix))
    }
}

import ArchitectureList
import ArchitectureRules
import SwiftTokens
import Trials

/// What the solution of a refactoring moves from one role to another, by the names of the shared code that a role uses, such
/// as `FeedbackDraft` or `Texts.feedbackSent`. They must have left that role in the learner's work, too.
struct MovedNames {
    let assignment: Assignment
    let start: FileTexts
    let files: PackageFiles

    /// The failure for a name that is still where it was at the start; nil if there is none.
    func failure() throws -> CheckFailure? {
        let (exercise, subject) = (assignment.exercise, assignment.subject)
        guard [.refactor, .split].contains(exercise.kind),
            let solution = exercise.solutions[subject.name]
        else { return nil }
        var solved = start
        // The solution may not fit any more, for example after an update of the package.
        guard (try? solved.apply([solution])) != nil else { return nil }
        let (before, ours) = (try names(in: start, solved), try names(in: solved, solved))
        let mine = try names(in: files.texts, solved)
        for (place, names) in before.sorted(by: { $0.key.title < $1.key.title }) {
            let removed = names.subtracting(ours[place] ?? [])
            for (other, names) in ours where other.role != place.role {
                let moved = removed.intersection(names).subtracting(before[other] ?? [])
                guard let name = moved.intersection(mine[place] ?? []).min() else { continue }
                return CheckFailure(
                    next: "move what uses `\(name)` to another role",
                    observed: "your \(place.title) uses `\(name)`, as at the start",
                    expected: "none there: our solution uses it in \(other.title)",
                    place: "\(subject.folder)/\(place.feature)")
            }
        }
        return nil
    }

    /// The names of the shared code that each role uses.
    private func names(in texts: FileTexts, _ solved: FileTexts) throws -> [RolePlace: Set<String>]
    {
        let shared = try files.sharedNames(.type, in: files.texts)
        return try Set(files.entries.keys).union(solved.changes.keys).reduce(into: [:]) {
            all, path in
            guard let place = RolePlace(of: path, in: assignment.subject), place.role != nil,
                let text = try texts.text(at: path)
            else { return }
            all[place, default: []].formUnion(SwiftText(text).uses(of: shared))
        }
    }
}

extension SwiftText {
    /// The types that are used, each with the member that follows it, such as `Texts.send`.
    fileprivate func uses(of types: Set<String>) -> Set<String> {
        let code = tokens.filter { $0.kind != .comment }
        return Set(
            code.indices.filter { types.contains(text(code[$0].range)) }.map { index in
                let rest = code[index...].prefix(3).map { text($0.range) }
                let isMember = rest.count == 3 && rest[1] == "." && code[index + 2].kind == .name
                return isMember ? rest.joined() : rest[0]
            })
    }
}

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
        let folder = assignment.subject.folder + "/"
        let shared = try sharedTypes
        return try Set(files.entries.keys).union(solved.changes.keys).reduce(into: [:]) {
            all, path in
            guard path.hasPrefix(folder), path.hasSuffix(".swift"),
                let text = try texts.text(at: path)
            else { return }
            let file = SourceFile(
                module: assignment.subject.module, path: String(path.dropFirst(folder.count)),
                text: text)
            if file.role == nil { return }
            all[RolePlace(of: file), default: []].formUnion(SwiftText(text).uses(of: shared))
        }
    }

    private var sharedTypes: Set<String> {
        get throws {
            let declaration = #/\b(?:struct|class|enum|protocol|typealias) (\w+)/#
            return try files.entries.keys.filter { $0.hasPrefix("Sources/Shared/") }
                .reduce(into: []) { types, path in
                    let text = try files.texts.text(at: path) ?? ""
                    types.formUnion(text.matches(of: declaration).map { String($0.1) })
                }
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

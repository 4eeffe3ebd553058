import ArchitectureList
import ArchitectureRules
import Trials

/// Where a change adds decisions. The learner's must not all be in roles where none of our solutions adds any, such as in
/// another feature or in `Base`. A helper beside such a role is fine.
struct PlacedDecisions {
    let assignment: Assignment
    let start: FileTexts
    let files: PackageFiles

    /// The failure if all new decisions are elsewhere; nil if one of them is not, or if there are none.
    func failure() throws -> CheckFailure? {
        let (exercise, subject) = (assignment.exercise, assignment.subject)
        guard exercise.kind == .change else { return nil }
        let ours = try exercise.solutionsOfAuthors.compactMap { $0[subject.name] }
            .reduce(into: Set<RolePlace>()) { $0.formUnion(try additions(in: $1)) }
        let mine = try additions(in: files.texts, at: files.entries.keys.sorted())
        if Self.isPlaced(mine, as: ours) { return nil }
        guard let own = mine.map(\.title).min(), let our = ours.map(\.title).min() else {
            return nil
        }
        return CheckFailure(
            next: "move the new decision to another role",
            observed: "your \(own) decides something new, and \(our) does not",
            expected: "the decision in \(our), as in our solution, or in a helper beside it",
            place: subject.folder)
    }

    /// Whether one of the roles that decide more is among ours, or is a helper in their feature.
    static func isPlaced(_ mine: Set<RolePlace>, as ours: Set<RolePlace>) -> Bool {
        mine.contains { place in
            ours.contains(place) || place.role == nil && ours.map(\.feature).contains(place.feature)
        }
    }

    /// The roles that decide more in a solution; none if it does not fit any more, for example after an update of the
    /// package.
    func additions(in solution: Patch) throws -> Set<RolePlace> {
        var solved = start
        guard (try? solved.apply([solution])) != nil else { return [] }
        return try additions(in: solved, at: solved.changes.keys.sorted())
    }

    /// The roles in which these texts have more decisions than the start.
    private func additions(in texts: FileTexts, at paths: [String]) throws -> Set<RolePlace> {
        let folder = assignment.subject.folder + "/"
        var added: [RolePlace: Int] = [:]
        for path in paths where path.hasPrefix(folder) && path.hasSuffix(".swift") {
            let (old, new) = try (start.text(at: path), texts.text(at: path))
            if old == new { continue }
            for (text, sign) in [(old, -1), (new, 1)] {
                guard let text else { continue }
                let file = SourceFile(
                    module: assignment.subject.module, path: String(path.dropFirst(folder.count)),
                    text: text)
                added[RolePlace(of: file), default: 0] += sign * StructureRules.decisions(in: file)
            }
        }
        return Set(added.filter { $0.value > 0 }.keys)
    }
}

/// A role of a feature, or its files without a role.
struct RolePlace: Hashable {
    let feature: String
    let role: Role?

    init(of file: SourceFile) {
        feature = file.feature
        role = file.role
    }

    var title: String { feature + (role?.rawValue ?? "") }
}

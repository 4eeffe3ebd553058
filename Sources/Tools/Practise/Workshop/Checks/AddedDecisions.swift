import ArchitectureList
import ArchitectureRules
import Trials

/// Where a change decides more than at the start although none of our solutions changes anything there: in a feature that it
/// is not about, or in a file of `Base`. A rule there would stand in the wrong place, whatever it is made of.
struct AddedDecisions {
    let assignment: Assignment
    let start: FileTexts
    let files: PackageFiles

    /// The failure for the first such file; nil if there is none. It needs the solutions of several authors, because one alone
    /// does not show where a change may reach.
    func failure() throws -> CheckFailure? {
        let exercise = assignment.exercise
        guard exercise.kind == .change, !exercise.otherSolutions.isEmpty else { return nil }
        let ours = exercise.solutionsOfAuthors.compactMap { $0[assignment.subject.name] }
        let about = features(in: ours)
        let mine = files.entries.keys.sorted()
        guard let path = try path(outsideOf: about, in: files.texts, among: mine) else {
            return nil
        }
        let places = about.filter { !$0.isEmpty }.sorted().joined(separator: " or ")
        return CheckFailure(
            next: "decide in \(places), which the change is about",
            observed: "a decision that \(path) did not have at the start",
            expected: "none there: no solution of ours changes it", place: path)
    }

    /// The features that solutions change.
    func features(in solutions: [Patch]) -> Set<String> {
        Set(solutions.flatMap(\.paths).compactMap { place(of: $0)?.feature })
    }

    /// The first file outside of these features with a new line that decides. A new file that belongs to no screen may decide,
    /// because a type of rules may have a folder of its own.
    func path(
        outsideOf features: Set<String>, in texts: FileTexts, among paths: [String]
    ) throws -> String? {
        let screens = RolePlace.screens(among: files.entries.keys, in: assignment.subject)
        return try paths.first { path in
            guard let place = place(of: path), !features.contains(place.feature),
                let text = try texts.text(at: path)
            else { return false }
            let before = try start.text(at: path)
            if before == nil, place.role == nil, !screens.contains(place.feature) { return false }
            return !StructureRules.decidingLines(of: text)
                .isSubset(of: StructureRules.decidingLines(of: before ?? ""))
        }
    }

    private func place(of path: String) -> RolePlace? {
        RolePlace(of: path, in: assignment.subject)
    }
}

import ArchitectureList
import ArchitectureRules
import Trials

/// Where a change adds functions or decisions although none of our solutions changes anything there: in a feature that it is
/// not about, or in a file of `Base`. A rule there would stand in the wrong place, whatever it is made of.
struct AddedRules {
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
        if let path = try talkingInteractor(among: mine, beside: ours) {
            return CheckFailure(
                next: "choose the words in the presenter",
                observed: "an import of AppContract, which has the texts, in \(path)",
                expected: "none: an interactor shows nothing, and none of ours imports it here",
                place: path)
        }
        guard let path = try path(outsideOf: about, in: files.texts, among: mine) else {
            return nil
        }
        let places = about.filter { !$0.isEmpty }.sorted().joined(separator: " or ")
        return CheckFailure(
            next: "keep your rule in \(places), which the change is about",
            observed:
                "a function, an extension or a decision that \(path) did not have at the start",
            expected: "none: who looks for the rule looks in \(places), as in all our solutions",
            place: path)
    }

    /// The first interactor that has begun to import the texts; nil if there is none, or if one of our solutions does so, too.
    private func talkingInteractor(
        among paths: [String], beside solutions: [Patch]
    ) throws -> String? {
        func imports(_ path: String, in texts: FileTexts) throws -> Bool {
            try place(of: path)?.role == .interactor
                && source(path, texts.text(at: path) ?? "").imports.contains("AppContract")
        }
        let ours = try solutions.contains { solution in
            var solved = start
            guard (try? solved.apply([solution])) != nil else { return true }
            return try solution.paths.contains { try imports($0, in: solved) }
        }
        if ours { return nil }
        return try paths.first { try imports($0, in: files.texts) && !imports($0, in: start) }
    }

    /// The features that solutions change.
    func features(in solutions: [Patch]) -> Set<String> {
        Set(solutions.flatMap(\.paths).compactMap { place(of: $0)?.feature })
    }

    /// The first file outside of these features that has a rule more. A new file that belongs to no screen may have rules,
    /// because a type of rules may have a folder of its own, but none for a type of another place, such as the binding.
    func path(
        outsideOf features: Set<String>, in texts: FileTexts, among paths: [String]
    ) throws -> String? {
        let screens = RolePlace.screens(among: files.entries.keys, in: assignment.subject)
        let types = try typesOfStart
        return try paths.first { path in
            guard let place = place(of: path), !features.contains(place.feature),
                let text = try texts.text(at: path)
            else { return false }
            let before = try start.text(at: path)
            if before == nil, place.role == nil, !screens.contains(place.feature) {
                return !types.isDisjoint(with: source(path, text).extended)
            }
            return !StructureRules.linesWithRules(in: text)
                .isSubset(of: StructureRules.linesWithRules(in: before ?? ""))
        }
    }

    /// The types and the protocols of the architecture at the start.
    private var typesOfStart: Set<String> {
        get throws {
            try files.entries.keys.filter { place(of: $0) != nil }.reduce(into: []) { types, path in
                let file = source(path, try start.text(at: path) ?? "")
                types.formUnion(file.types.union(file.protocols))
            }
        }
    }

    private func source(_ path: String, _ text: String) -> SourceFile {
        SourceFile(module: assignment.subject.module, path: path, text: text)
    }

    private func place(of path: String) -> RolePlace? {
        RolePlace(of: path, in: assignment.subject)
    }
}

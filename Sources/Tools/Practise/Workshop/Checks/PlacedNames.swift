import ArchitectureList
import ArchitectureRules
import SwiftTokens
import Trials

/// Where a change uses what its rule is about: the members of the shared code that the architecture did not use before, and
/// that all our solutions use, such as `isTooLong`. They belong in the roles where one of our solutions uses them, in a role
/// with unit tests of the same feature, or in a helper beside it or in a folder that no screen has, such as `Base`.
struct PlacedNames {
    let assignment: Assignment
    let start: FileTexts
    let files: PackageFiles

    /// The failure for a member that is used elsewhere, such as in a view or in another feature; nil if there is none.
    func failure() throws -> CheckFailure? {
        let (exercise, subject) = (assignment.exercise, assignment.subject)
        guard exercise.kind == .change else { return nil }
        let known = try newMembers
        let ours = try exercise.solutionsOfAuthors.compactMap { $0[subject.name] }
            .compactMap { try uses(of: known, in: $0) }
        let mine = try uses(of: known, in: files.texts, at: files.entries.keys.sorted())
        return Self.misplaced(mine, beside: ours, screens: screens).map { name, place, our in
            let owner = place.role == nil ? "your code in" : "your"
            return CheckFailure(
                next: "let another role use `\(name)`",
                observed: "\(owner) \(place.title) uses `\(name)`",
                expected: "none there: our solution uses it in \(our.title)", place: subject.folder)
        }
    }

    /// The first member in a place that is neither ours nor beside ours, and one of our places; nil if there is none.
    ///
    /// - Parameter screens: The features with roles.
    static func misplaced(
        _ mine: [String: Set<RolePlace>], beside ours: [[String: Set<RolePlace>]],
        screens: Set<String>
    ) -> (name: String, place: RolePlace, our: RolePlace)? {
        for (name, places) in mine.sorted(by: { $0.key < $1.key }) {
            let all = ours.map { $0[name] ?? [] }
            guard all.allSatisfy({ !$0.isEmpty }) else { continue }
            let allowed = all.reduce(into: []) { $0.formUnion($1) } as Set
            let wrong = places.filter { place in
                let isBeside = allowed.contains { $0.feature == place.feature }
                // What several screens share may be there, but not in a presenter or a view.
                if place.role == nil, !screens.contains(place.feature) { return false }
                return !allowed.contains(place) && !(isBeside && place.role?.isTested ?? true)
            }
            if let own = wrong.min(by: { $0.title < $1.title }),
                let our = allowed.min(by: { $0.title < $1.title })
            {
                return (name, own, our)
            }
        }
        return nil
    }

    /// The places where a solution uses each of these members; nil if it does not fit any more, for example after an update
    /// of the package.
    func uses(of members: Set<String>, in solution: Patch) throws -> [String: Set<RolePlace>]? {
        var solved = start
        guard (try? solved.apply([solution])) != nil else { return nil }
        return try uses(of: members, in: solved, at: solved.changes.keys.sorted())
    }

    private func uses(
        of members: Set<String>, in texts: FileTexts, at paths: [String]
    ) throws -> [String: Set<RolePlace>] {
        let types = try files.sharedNames(.type, in: start)
        var places: [String: Set<RolePlace>] = [:]
        for path in paths {
            guard let place = RolePlace(of: path, in: assignment.subject),
                let text = try texts.text(at: path), try text != start.text(at: path)
            else { continue }
            let code = SwiftText(text)
            let used = code.members.union(code.names(inExtensionsOf: types))
            for name in used.intersection(members) { places[name, default: []].insert(place) }
        }
        return places
    }

    /// The features with roles. `Base` has what they share.
    private var screens: Set<String> {
        RolePlace.screens(among: files.entries.keys, in: assignment.subject)
    }

    /// What the shared code declares and the architecture does not use at the start.
    var newMembers: Set<String> {
        get throws {
            let folder = assignment.subject.folder + "/"
            return try files.entries.keys.filter { $0.hasPrefix(folder) }
                .reduce(into: files.sharedNames(.name, in: start)) { members, path in
                    members.subtract(SwiftText(try start.text(at: path) ?? "").members)
                }
        }
    }
}

extension SwiftText {
    /// The names behind a dot, such as `isTooLong` in `draft.isTooLong`.
    fileprivate var members: Set<String> {
        let code = tokens.filter { $0.kind != .comment }
        return Set(
            zip(code, code.dropFirst()).filter { text($0.range) == "." && $1.kind == .name }
                .map { text($1.range) })
    }

    /// The names in the extensions of these types, where a member needs no dot.
    fileprivate func names(inExtensionsOf types: Set<String>) -> Set<String> {
        let bodies = words(after: ["extension"]).filter { types.contains(text($0.word.range)) }
            .compactMap { extended in
                tokens(in: extended.word.range.upperBound..<bytes.count)
                    .first { text($0.range) == "{" }?.range.lowerBound
            }.compactMap { start in closingBracket(of: start).map { start..<$0 } }
        return Set(
            bodies.flatMap { tokens(in: $0) }.filter { $0.kind == .name }.map { text($0.range) })
    }
}

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
        let known = try sharedMembers.subtracting(membersOfStart)
        let ours = try exercise.solutionsOfAuthors.compactMap { $0[subject.name] }
            .compactMap { try uses(of: known, in: $0) }
        let mine = try uses(of: known, in: files.texts, at: files.entries.keys.sorted())
        return Self.misplaced(mine, beside: ours, screens: screens).map { name, place, our in
            CheckFailure(
                next: "let another role use `\(name)`",
                observed: "your \(place.title) uses `\(name)`",
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
        var places: [String: Set<RolePlace>] = [:]
        for path in paths {
            guard let place = place(of: path), let text = try texts.text(at: path),
                try text != start.text(at: path)
            else { continue }
            for name in SwiftText(text).members.intersection(members) {
                places[name, default: []].insert(place)
            }
        }
        return places
    }

    /// The place of a source of the architecture; nil for another file.
    private func place(of path: String) -> RolePlace? {
        let folder = assignment.subject.folder + "/"
        guard path.hasPrefix(folder), path.hasSuffix(".swift") else { return nil }
        return RolePlace(
            of: SourceFile(
                module: assignment.subject.module, path: String(path.dropFirst(folder.count)),
                text: ""))
    }

    /// The features with roles. `Base` has what they share.
    private var screens: Set<String> {
        let places = files.entries.keys.compactMap(place).filter { $0.role != nil }
        return Set(places.map(\.feature)).subtracting(["Base"])
    }

    /// What the shared code declares.
    var sharedMembers: Set<String> {
        get throws {
            try files.entries.keys.filter { $0.hasPrefix("Sources/Shared/") }
                .reduce(into: []) { members, path in
                    let code = SwiftText(try start.text(at: path) ?? "")
                    for (_, word) in code.words(after: ["var", "let", "func", "case"]) {
                        members.insert(code.text(word.range))
                    }
                }
        }
    }

    /// What the architecture uses at the start.
    var membersOfStart: Set<String> {
        get throws {
            let folder = assignment.subject.folder + "/"
            return try files.entries.keys.filter { $0.hasPrefix(folder) }
                .reduce(into: []) { members, path in
                    members.formUnion(SwiftText(try start.text(at: path) ?? "").members)
                }
        }
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

extension SwiftText {
    /// The names behind a dot, such as `isTooLong` in `draft.isTooLong`.
    fileprivate var members: Set<String> {
        let code = tokens.filter { $0.kind != .comment }
        return Set(
            zip(code, code.dropFirst()).filter { text($0.range) == "." && $1.kind == .name }
                .map { text($1.range) })
    }
}

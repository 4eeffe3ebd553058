import ArchitectureList
import ArchitectureRules

/// A role of a feature, or its files without a role.
struct RolePlace: Hashable {
    let feature: String
    let role: Role?

    /// The place of a source of an architecture; nil for another file.
    init?(of path: String, in subject: ArchitectureSources) {
        let folder = subject.folder + "/"
        guard path.hasPrefix(folder), path.hasSuffix(".swift") else { return nil }
        let file = SourceFile(
            module: subject.module, path: String(path.dropFirst(folder.count)), text: "")
        (feature, role) = (file.feature, file.role)
    }

    var title: String { feature + (role?.rawValue ?? "") }

    /// The features with roles. `Base` has what they share.
    static func screens(
        among paths: some Sequence<String>, in subject: ArchitectureSources
    ) -> Set<String> {
        let places = paths.compactMap { RolePlace(of: $0, in: subject) }.filter { $0.role != nil }
        return Set(places.map(\.feature)).subtracting(["Base"])
    }
}

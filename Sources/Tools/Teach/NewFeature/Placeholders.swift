import ArchitectureRules

/// What stands for the name of a feature in a template.
struct Placeholders {
    /// A member that is called like the feature, and no more.
    static let member = "__case__"

    private let values: [String: String]

    /// - Parameter owner: The one architecture that has the feature; nil if all have it.
    init(_ name: FeatureName, owner: ArchitectureSources?) {
        values = [
            "__Feature__": name.typeName,
            "__feature__": name.memberPrefix,
            Self.member: name.memberName,
            "__title__": name.title,
            "__words__": name.phrase,
            "__scenario__": name.fileName + (owner.map { "-" + $0.name.lowercased() } ?? ""),
            "__only__": owner.map { "@only-\($0.name)\n" } ?? "",
            "__folder__": owner?.folder ?? "",
            "__module__": owner?.module ?? "",
        ]
    }

    func filled(_ text: String) -> String {
        values.reduce(text) { $0.replacing($1.key, with: $1.value) }
    }
}

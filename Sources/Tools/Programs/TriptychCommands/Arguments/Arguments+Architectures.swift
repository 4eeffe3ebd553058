import ArchitectureList
import Output

extension Arguments {
    /// The architectures that `--architecture` names; all of them without it.
    func chosenArchitectures() throws(UsageError) -> [Architecture] {
        guard let name = value(of: Option.architectureName), name.lowercased() != "all" else {
            return architectures
        }
        let found = architectures.named(name)
        if found.isEmpty {
            let names = architectures.names + ["all"]
            throw UsageError(names.complaint(aboutUnknown: "architecture", name))
        }
        return found
    }
}

extension Option {
    static let architectureName = "--architecture"

    /// The option that chooses among architectures.
    ///
    /// - Parameter verb: What is done with them.
    static func architecture(_ verb: String, among architectures: [Architecture]) -> Option {
        let names = architectures.names.joined(separator: ", ")
        return Option(architectureName, "NAME|all", "\(verb) one of \(names), or all")
    }
}

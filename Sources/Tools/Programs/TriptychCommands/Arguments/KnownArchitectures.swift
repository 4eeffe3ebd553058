import ArchitectureList
import Benchmarks
import Output

/// The architectures that a command can use.
struct KnownArchitectures {
    /// The architectures that pass all scenarios.
    var complete = Architecture.all
    /// Further architectures, which may be incomplete and are used only if they are named.
    var added = Architecture.added + Architecture.variants
    /// The variants and the copies, for measurements; empty in a program that was built without them.
    var variants =
        Architecture.variants.map { Variant(of: $0.variantOf ?? $0.name, app: $0.namedApp) }
        + Architecture.copies.map { Variant(of: "MVC", app: $0, isCopy: true) }

    /// All that can be named on the command line.
    var all: [Architecture] { complete + added }

    /// The architectures that a list names, separated by commas, or all; the complete ones if there is no list.
    func chosen(by list: String?) throws(UsageError) -> [Architecture] {
        guard let list else { return complete }
        var chosen: [String] = []
        for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            let found = name.lowercased() == "all" ? all : all.named(name)
            if found.isEmpty { throw complaint(aboutUnknown: name) }
            chosen += found.names
        }
        return all.filter { chosen.contains($0.name) }
    }

    private func complaint(aboutUnknown name: String) -> UsageError {
        let variant = Architecture.variantNames.first { $0.lowercased() == name.lowercased() }
        return variant.map(BuildMode.lacks)
            ?? UsageError((all.names + ["all"]).complaint(aboutUnknown: "architecture", name))
    }
}

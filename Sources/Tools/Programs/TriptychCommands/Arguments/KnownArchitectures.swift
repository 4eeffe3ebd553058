import ArchitectureList
import Benchmarks
import Output

/// The architectures that a command is to know.
struct KnownArchitectures {
    /// Those that pass all scenarios.
    var complete = Architecture.all
    /// Further architectures, which may be incomplete and are used only if they are named.
    var added = Architecture.added + Architecture.variants
    /// The other designs and the copies, to be measured; empty in a program that was built without them.
    var variants =
        Architecture.variants.map { Variant(of: $0.variantOf ?? $0.name, app: $0.namedApp) }
        + Architecture.copies.map { Variant(of: "MVC", app: $0, isCopy: true) }

    /// All that can be named on the command line.
    var all: [Architecture] { complete + added }

    /// Those that are named, with commas between, or all; the complete ones if none is.
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

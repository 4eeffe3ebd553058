import AppContract
import ArchitectureRules

extension [Architecture] {
    /// Their names.
    package var names: [String] { map(\.name) }

    /// Their sources and their tests.
    package var subjects: [ArchitectureSources] { map(\.subject) }

    /// The apps, in the same order.
    package var namedApps: [NamedApp] { map(\.namedApp) }

    /// The architectures with a name, in upper or lower case.
    package func named(_ name: String) -> [Architecture] {
        filter { $0.name.lowercased() == name.lowercased() }
    }

    /// The apps to be measured: the reference of this list, then those of the architectures that were chosen.
    package func compared(with chosen: [Architecture]) -> [NamedApp] {
        let others = chosen.filter { !$0.isReference }
        return (filter(\.isReference) + others).namedApps
    }
}

extension [Architecture] {
    /// Their names.
    package var names: [String] { map(\.name) }

    /// Their sources and their tests.
    package var subjects: [ArchitectureSources] { map(\.subject) }

    /// The architectures with a name, in upper or lower case.
    package func named(_ name: String) -> [Architecture] {
        filter { $0.name.lowercased() == name.lowercased() }
    }
}

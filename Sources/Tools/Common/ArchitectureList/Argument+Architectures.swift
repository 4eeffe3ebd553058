import Console

extension Option {
    package static let architecture = "--architecture"
}

extension Argument {
    /// The option that chooses architectures. Without it, the complete ones are chosen.
    ///
    /// - Parameter verb: The verb in the help, such as `compare`.
    package convenience init(architectures verb: String) where Value == [Architecture] {
        let names = Architecture.known.names.joined(separator: ", ")
        let option = Option(
            name: Option.architecture, value: "NAMES|all",
            help: "\(verb) these architectures, separated by commas: \(names); `all` also includes "
                + "incomplete ones, but no variants (default: all complete ones)")
        self.init([], option) { arguments throws(UsageError) in
            try [Architecture].chosen(by: arguments.values(of: Option.architecture).first)
        }
    }
}

extension [Architecture] {
    /// The architectures that a list names, separated by commas; the complete ones if there is no list.
    package static func chosen(by list: String?) throws(UsageError) -> [Architecture] {
        guard let list else { return Architecture.all }
        var chosen: [String] = []
        for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            let found =
                name.lowercased() == "all"
                ? Architecture.all + Architecture.added : Architecture.known.named(name)
            if found.isEmpty {
                let names = Architecture.known.names + ["all"]
                throw UsageError(names.complaint(aboutUnknown: "architecture", name))
            }
            chosen += found.names
        }
        return Architecture.known.filter { chosen.contains($0.name) }
    }
}

/// One architecture of the app: its names, and the place of its sources and its tests. The tools know it by these. Only
/// `Apps` contains its code.
package struct Architecture: Sendable {
    /// Its sources and its tests, with the name that it has in every table and on the command line.
    package let subject: ArchitectureSources
    /// Whether it is the reference: all ratios are to its figures.
    package let isReference: Bool
    /// The name of the architecture that this is a variant of; nil if it is no variant.
    package let variantOf: String?

    /// Describes an architecture.
    ///
    /// - Parameters:
    ///   - longName: What the name stands for.
    ///   - module: The target of its sources; by default, it has the name of the architecture.
    ///   - folder: The folder of the sources, from the root of the package. By default, it is named after the module, in
    ///     `Sources/Architectures` or, for a variant, in `Benchmarks/Variants`.
    ///   - tests: The target of its tests, if its logic can be tested without a screen.
    package init(
        _ name: String, _ longName: String, module: String? = nil, folder: String? = nil,
        variantOf: String? = nil, tests: String? = nil, isReference: Bool = false
    ) {
        self.isReference = isReference
        self.variantOf = variantOf
        let module = module ?? name
        let architectures =
            variantOf == nil ? "Sources/Architectures" : ArchitectureSources.variants
        subject = ArchitectureSources(
            name: name, longName: longName, module: module,
            folder: folder ?? "\(architectures)/\(module)", tests: tests)
    }

    /// Its name.
    package var name: String { subject.name }
}

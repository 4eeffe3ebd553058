/// One architecture of the app: its names, and the place of its sources and its tests. The tools know it by these. Only
/// `Apps` contains its code.
package struct Architecture: Sendable {
    /// Its sources and its tests, with the name that it has in every table and on the command line.
    package let subject: ArchitectureSources
    /// Whether it is the reference: all ratios are to its figures.
    package let isReference: Bool
    /// The name of the architecture that this is a variant of; nil if it is no variant.
    package let variantOf: String?

    /// Its name.
    package var name: String { subject.name }
}

// In an extension, so that a test can give an architecture the sources of another one.
extension Architecture {
    /// Describes an architecture whose target has its name.
    ///
    /// - Parameter tests: The target of its tests, if its logic can be tested without a screen.
    package init(
        _ name: String, variantOf: String? = nil, tests: String? = nil, isReference: Bool = false
    ) {
        let folder = variantOf == nil ? "Sources/Architectures" : ArchitectureSources.variants
        self.init(
            subject: ArchitectureSources(
                name: name, module: name, folder: "\(folder)/\(name)", tests: tests),
            isReference: isReference, variantOf: variantOf)
    }
}

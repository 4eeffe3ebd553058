import AppContract
import ArchitectureRules

/// One architecture of the app, with everything that the rest of the package knows about it.
package struct Architecture: Sendable {
    /// Its app, with the name that it has in every table and on the command line.
    package let namedApp: NamedApp
    /// Its sources and its tests.
    package let subject: ArchitectureSources
    /// Whether it is the reference: all ratios are to its figures.
    package let isReference: Bool

    /// Describes an architecture.
    ///
    /// - Parameters:
    ///   - longName: What the name stands for.
    ///   - module: The target of its sources; named after it unless said otherwise.
    ///   - folder: Where the sources are, from the root of the package; `Sources/Architectures/` and the module
    ///     unless said otherwise.
    ///   - tests: The target of its tests, if its logic can be tested without a screen.
    package init(
        _ name: String, _ longName: String,
        app: @autoclosure @escaping @MainActor @Sendable () -> any App.Type,
        module: String? = nil, folder: String? = nil, tests: String? = nil,
        isReference: Bool = false
    ) {
        namedApp = NamedApp(name: name, app: app())
        self.isReference = isReference
        let module = module ?? name
        subject = ArchitectureSources(
            name: name, longName: longName, module: module,
            folder: folder ?? "Sources/Architectures/\(module)", tests: tests)
    }

    /// Its name.
    package var name: String { namedApp.name }

    /// Its app.
    @MainActor package var app: any App.Type { namedApp.app }
}

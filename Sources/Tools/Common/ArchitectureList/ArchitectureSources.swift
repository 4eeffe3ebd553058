package struct ArchitectureSources: Equatable, Sendable {
    package let name: String
    package let module: String
    /// The folder of its sources, from the root of the package.
    package let folder: String
    /// The target of its tests; nil if it has no tests of its own.
    package let tests: String?

    package init(name: String, module: String, folder: String, tests: String?) {
        self.name = name
        self.module = module
        self.folder = folder
        self.tests = tests
    }

    /// Whether Package.swift has it only in a build with the variants.
    package var isVariant: Bool { folder.hasPrefix(Self.variants + "/") }

    /// The folder of its tests, from the root of the package.
    package var testFolder: String? {
        tests.map { "Tests/\(isVariant ? Self.variants : "Architectures")/\($0)" }
    }

    /// Whether a file is among its sources or its tests.
    package func owns(_ path: String) -> Bool {
        [folder, testFolder].compactMap(\.self).contains { path.hasPrefix($0 + "/") }
    }

    /// The folder of the doubles that all tests share, from the root of the package.
    package static let doublesFolder = "Tests/Architectures/ServiceDoubles"

    /// The folder of an observable binding, which most apps take from a library.
    package static let binding = "Binding"

    package static let common = ["PocketUI", "Services", "AppContract"]

    /// The folders of the modules that all architectures share.
    package static let commonFolders = common.map { "Sources/Shared/\($0)" }

    /// The folder of the variants, from the root of the package.
    package static let variants = "Benchmarks/Variants"
}

/// An architecture, as the package has it.
package struct Subject: Equatable, Sendable {
    /// What it is called in tables.
    package let name: String
    /// What the name stands for.
    package let longName: String
    /// The target it is in.
    package let module: String
    /// The folder of its sources, from the root of the package.
    package let folder: String
    /// The target of its tests, if it has some of its own.
    package let tests: String?
    /// The module of doubles that all tests share.
    package let sharedDoubles: String

    /// Describes an architecture.
    package init(
        name: String, longName: String = "", module: String, folder: String, tests: String?,
        sharedDoubles: String = "ServiceDoubles"
    ) {
        self.name = name
        self.longName = longName
        self.module = module
        self.folder = folder
        self.tests = tests
        self.sharedDoubles = sharedDoubles
    }

    /// All its targets.
    var targets: [String] { [module, sharedDoubles] + [tests].compactMap(\.self) }

    /// The modules all of them stand on.
    package static let common = ["PocketUI", "Services", "AppContract"]
}

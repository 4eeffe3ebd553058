/// An architecture, as the package has it.
public struct Subject: Equatable, Sendable {
    /// What it is called in tables.
    public let name: String
    /// What the name stands for.
    public let longName: String
    /// The target it is in.
    public let module: String
    /// The folder of its sources, from the root of the package.
    public let folder: String
    /// The target of its tests, if it has some of its own.
    public let tests: String?
    /// The module of doubles that all tests share.
    public let sharedDoubles: String

    /// Describes an architecture.
    public init(
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
    public static let common = ["PocketUI", "Services", "AppContract"]
}

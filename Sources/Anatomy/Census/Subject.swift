/// An architecture, as the package has it.
public struct Subject: Sendable {
    /// The target it is in.
    public let module: String
    /// The target of its tests, if it has some of its own.
    public let tests: String?
    /// The module of doubles that all tests share.
    public let sharedDoubles: String

    /// Names the targets of an architecture.
    public init(module: String, tests: String?, sharedDoubles: String) {
        self.module = module
        self.tests = tests
        self.sharedDoubles = sharedDoubles
    }

    /// All its targets.
    var targets: [String] { [module, sharedDoubles] + [tests].compactMap(\.self) }

    /// What is compared: the three architectures.
    public static let all = ["MVP", "MVVM", "VIPER"].map {
        Subject(module: $0, tests: $0 + "Tests", sharedDoubles: "ServiceDoubles")
    }

    /// The modules all of them stand on.
    public static let common = ["PocketUI", "Services", "AppContract"]
}

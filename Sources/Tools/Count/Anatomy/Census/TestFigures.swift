import ArchitectureList
import ArchitectureRules
import SwiftSources

/// The unit tests of an architecture. Those of view controllers open a screen.
package struct TestFigures: Codable, Equatable, Sendable {
    /// Suites for a role that decides, such as `LoginPresenterTests`.
    package let suites: Int
    /// The tests in these suites. A test with several arguments counts once.
    package let tests: Int
    /// The statements in these suites, without those that set up.
    package let statements: Int
    /// The statements in these suites that set up: those in initializers, and properties with an initial value.
    package let setUp: Int
    /// The doubles written for this architecture: types in the folder `Doubles`.
    package let doubles: Int
    package let doubleStatements: Int
    /// The number of doubles that a suite uses, including those of the services, added up over all suites.
    package let doublesUsed: Int

    /// Counts what is in a test target.
    init(of module: String, in map: ReferenceMap) {
        let own = map.files(of: module)
        let suites = own.filter(\.isRoleSuite)
        let doubles = own.filter { $0.feature == Self.doublesFolder }
        let statements = suites.flatMap(\.outline.statements)
        let inInitialisers = statements.count { $0.member?.hasPrefix("init(") == true }
        self.suites = suites.count
        tests = suites.flatMap(\.outline.pieces).count { $0.kind == .declaration && $0.isTest }
        self.statements = statements.count - inInitialisers
        setUp = inInitialisers + suites.flatMap(\.properties).count(where: \.hasInitialValue)
        self.doubles = doubles.flatMap(\.types).count
        doubleStatements = doubles.flatMap(\.outline.statements).count
        let used = map.links.filter { link in
            link.from.module == module && link.from.isRoleSuite
                && (link.to.module == ArchitectureSources.sharedDoubles
                    || link.to.module == module && link.to.feature == Self.doublesFolder)
        }
        doublesUsed = Dictionary(grouping: used, by: \.from.name).values
            .map { Set($0.map(\.to.path)).count }.reduce(0, +)
    }

    private static let doublesFolder = "Doubles"
}

extension SyntaxFile {
    /// Whether its name is that of a suite for a role that decides. In MVC, this is the view controller.
    fileprivate var isRoleSuite: Bool {
        feature.isEmpty && name.hasSuffix("Tests")
            && (Role.tested + [.viewController]).flatMap(\.endings).contains { name.contains($0) }
    }
}

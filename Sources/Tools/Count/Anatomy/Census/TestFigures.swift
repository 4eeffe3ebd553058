import ArchitectureRules
import SwiftSources

/// The unit tests of an architecture. Those of view controllers open a screen.
package struct TestFigures: Codable, Equatable, Sendable {
    /// Suites for a role that decides, such as `LoginPresenterTests`.
    package let suites: Int
    /// The tests in these suites. A test with several arguments counts once.
    package let tests: Int
    /// The tests in all suites.
    let all: Int
    /// The statements in these suites, without those that set up.
    package let statements: Int
    /// The statements in these suites that set up: those in initializers, and properties with an initial value.
    package let setUp: Int
    /// The doubles written for this architecture: types in the folder `Doubles`.
    package let doubles: Int
    package let doubleStatements: Int

    /// Counts what is in the files of a test target, of which only the outlines are known.
    init(of own: [SyntaxFile]) {
        let suites = own.filter(\.isRoleSuite)
        let doubles = own.filter { $0.feature == Self.doublesFolder }
        let statements = suites.flatMap(\.outline.statements)
        let inInitialisers = statements.count { $0.member?.hasPrefix("init(") == true }
        self.suites = suites.count
        func count(in files: [SyntaxFile]) -> Int {
            files.flatMap(\.outline.pieces).count { $0.kind == .declaration && $0.isTest }
        }
        tests = count(in: suites)
        all = count(in: own)
        self.statements = statements.count - inInitialisers
        setUp = inInitialisers + suites.map(\.outline.initialValues).reduce(0, +)
        self.doubles = doubles.map(\.outline.types).reduce(0, +)
        doubleStatements = doubles.flatMap(\.outline.statements).count
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

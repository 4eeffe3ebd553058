import ArchitectureList
import ArchitectureRules
import Foundation
import Testing
import Toolchain

/// What Tests/Architectures/README.md says of the tests of the architectures is so.
@Suite("The decisions that every architecture tests")
struct DecisionTests {
    private let package: URL
    private let document: DecisionDocument

    init() throws {
        package = try PackageFolder.find(with: ["scenarios"], around: #filePath)
        let file = package.appending(path: DecisionDocument.path)
        document = DecisionDocument(try String(contentsOf: file, encoding: .utf8))
    }

    private func tests(of architecture: Architecture) throws -> DecisionTestFiles {
        let folder = try #require(architecture.subject.testFolder)
        return DecisionTestFiles(try SourceFile.all(in: package.appending(path: folder)))
    }

    @Test("A decision is listed once, below its feature")
    func list() {
        #expect(!document.decisions.isEmpty)
        #expect(Set(document.decisions).count == document.decisions.count)
        #expect(Set(document.features).isSubset(of: Structure.allFeatures))
    }

    /// Those whose roles take the same decisions. The reducers of MVI are tested state by state instead.
    private static let architectures =
        Architecture.all + Architecture.variants.named("MVVMObservation")

    @Test("An architecture has a test with the name of each decision", arguments: architectures)
    func names(architecture: Architecture) throws {
        let names = try tests(of: architecture).names
        let missing = document.decisions.filter { !names.contains($0) }
        #expect(missing.isEmpty, "write tests of \(architecture.name) with these names")
    }

    @Test("The figures are right")
    func figures() throws {
        // A feature made by `swift run new` also adds to the doubles, but the figures are those of the app as it is.
        if Set(document.features) != Set(Structure.allFeatures) { return }
        let tests = try Architecture.all.map { try self.tests(of: $0) }
        let decisions = Set(document.decisions)
        let lines = [
            DecisionDocument.row("lines of code", Architecture.all.names),
            DecisionDocument.row("tests of the decisions", tests.map { $0.lines(for: decisions) }),
            DecisionDocument.row("doubles of its own", tests.map(\.linesOfDoubles)),
        ]
        for line in lines {
            let isWritten = document.lines.contains(line)
            #expect(isWritten, "write in \(DecisionDocument.path): \(line)")
        }
    }
}

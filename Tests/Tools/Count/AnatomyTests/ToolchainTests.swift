import Foundation
import SourceFixtures
import Testing

@testable import Anatomy
@testable import SwiftSources
@testable import Toolchain

@Suite("The toolchain", .enabled(if: FixturePackage.hasCompiler, "no swiftc on the search path"))
struct ToolchainTests {
    @Test("A target that is not there is named")
    func noTarget() {
        let error = #expect(throws: PackageError.self) {
            try PackageSyntax.read(["Nothing"], of: FixturePackage.folder)
        }
        #expect(error?.description.contains("Package.swift has no target \"Nothing\"") == true)
    }

    @Test("A package that lacks one of the folders is one that the program was not built for")
    func otherSources() throws {
        let folder = try TemporaryFolder(in: FixturePackage.folder)
        _ = try folder.file(named: "Package.swift", containing: Data())
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "Sources/A"), withIntermediateDirectories: true)
        let error = #expect(throws: PackageError.self) {
            try PackageFolder.find(with: ["Sources/A", "Sources/B"], around: folder.url.path)
        }
        #expect(
            error?.description.contains("has no Sources/B; this program was built for other")
                == true)
    }

    @Test("Sources that don't compile are refused with what the compiler says")
    func brokenSources() throws {
        let folder = try TemporaryFolder(in: FixturePackage.folder)
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "broken", targets: [.target(name: "Broken", path: ".")])
            """
        _ = try folder.file(named: "Package.swift", containing: Data(manifest.utf8))
        _ = try folder.file(named: "Broken.swift", containing: Data("let a: Int = true".utf8))
        let error = #expect(throws: ToolError.self) {
            try PackageSyntax.read(["Broken"], of: folder.url)
        }
        #expect(error?.description.contains("error:") == true)
        #expect(
            error?.description.contains("Check that `swift build --build-tests` succeeds") == true)
    }
}

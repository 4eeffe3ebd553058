import Foundation
import Testing
import TestSupport

@testable import Toolchain

@Suite("A folder below a link")
struct LinkTests {
    @Test("A build, and what compilers print of it, have the folder itself")
    func withoutLinks() throws {
        let folder = try TemporaryFolder(in: FileManager.default.temporaryDirectory)
        let real = folder.url.appending(path: "real/package")
        let link = folder.url.appending(path: "link")
        try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: folder.url.appending(path: "real"))
        let package = link.appending(path: "package")
        #expect(package.withoutLinks.path == real.withoutLinks.path)
        #expect(SeparateBuild(of: package, in: "a").package.path == real.withoutLinks.path)
        #expect(link.appending(path: "../none").withoutLinks.lastPathComponent == "none")
    }

    @Test("A copy of this package that has lost its links says so before anything is compiled")
    func lost() throws {
        let manifest = ThisPackage.root.appending(path: "Package.swift")
        let copy = try Workspace([
            "Package.swift": String(contentsOf: manifest, encoding: .utf8),
            // What git writes where links are switched off.
            "Benchmarks/MVCDuplicate/MVC": "../../Sources/Architectures/MVC",
        ])
        let error = #expect(throws: ToolError.self) { try PackageManifest(of: copy.folder) }
        #expect(error?.notes.contains("`git clone -c core.symlinks=true`") == true)
    }
}

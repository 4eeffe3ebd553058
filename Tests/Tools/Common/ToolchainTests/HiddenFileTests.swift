import Foundation
import Testing
import TestSupport

@testable import Toolchain

@Suite("Files that are nobody's source")
struct HiddenFileTests {
    @Test("What editors and the Finder leave beside a file is not among the files of a package")
    func files() throws {
        let workspace = try Workspace([
            "Sources/A.swift": "a", "Sources/._A.swift": "\u{0}", "Sources/.A.swift.swp": "a",
            "Sources/.hidden/B.swift": "b",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: workspace.path(of: "Sources/.#A.swift"), withDestinationPath: "ada@host.1:2")
        #expect(PackageFolder.files(in: ["Sources"], of: workspace.folder) == ["Sources/A.swift"])
        #expect(
            try PackageFolder.names(in: workspace.folder.appending(path: "Sources")) == ["A.swift"])
    }

    @Test(
        "Hidden is what is in a hidden folder, too",
        arguments: [
            ("A/.#B.swift", true), (".git/a", true), ("A/B.swift", false), ("A/b.c", false),
        ])
    func hidden(path: String, isHidden: Bool) {
        #expect(PackageFolder.isHidden(path) == isHidden)
    }
}

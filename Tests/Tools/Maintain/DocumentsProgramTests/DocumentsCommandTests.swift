import ArchitectureList
import Foundation
import Testing
import TestSupport
import Toolchain

@Suite(
    "The command for documents",
    .enabled(if: Programs.areBuilt, "the program is not beside the tests"))
struct DocumentsCommandTests {
    @Test(
        "A document whose figures are stale ends with 1, and with what to do; brought up to date, with 0"
    )
    func stale() throws {
        let package = try smallPackage()
        try package.write(
            "<!-- generated: anatomy size -->\n\n| | paint |\n<!-- end -->\n", to: "README.md")
        let stale = try Programs.run("documents", "--check", in: package.folder)
        #expect(stale.code == 1)
        #expect(
            stale.text.contains(
                "README.md, line 3, in \"anatomy size\":\n  is:        | | paint |\n"))
        #expect(stale.errors.contains("`swift run documents`"))
        let written = try Programs.run("documents", in: package.folder)
        #expect(written.text == "README.md is brought up to date\n")
        let again = try Programs.run("documents", in: package.folder)
        #expect(again.text == "all documents are up to date\n")
        #expect(try Programs.run("documents", "--check", in: package.folder).code == 0)
    }

    /// A package with one type in each module. To read the real one takes half a minute.
    private func smallPackage() throws -> Workspace {
        let workspace = try Workspace()
        let subjects = Architecture.all.subjects
        let tests = subjects.compactMap(\.tests)
        let folders =
            subjects.map { ($0.module, $0.folder) }
            + zip(ArchitectureSources.common, ArchitectureSources.commonFolders)
            + tests.map { ($0, "Tests/Architectures/\($0)") }
        let targets = folders.map { ".target(name: \"\($0)\", path: \"\($1)\")" }
        for (module, folder) in folders {
            try workspace.write("struct \(module)Painter {}\n", to: "\(folder)/Painter.swift")
        }
        try workspace.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "small", targets: [\(targets.joined(separator: ", "))])
            """, to: "Package.swift")
        return workspace
    }
}

import Foundation
import Testing
import Toolchain

@testable import ArchitectureRules

@Suite("Source files")
struct SourceFileTests {
    @Test("imports are read with their attributes, and not out of comments or texts")
    func imports() {
        let file = SourceFile(
            module: "M", path: "F/FPresenter.swift",
            text: """
                import Foundation
                @testable import Services
                public import PocketUI
                // import Nothing
                let text = "import Nothing"
                """)
        #expect(file.imports == ["Foundation", "Services", "PocketUI"])
    }

    @Test("what an editor leaves beside a file is not read")
    func hidden() throws {
        let folder = try TemporaryFolder(in: FileManager.default.temporaryDirectory)
        try Data("let a = 1".utf8).write(to: folder.url.appending(path: "A.swift"))
        try Data([0, 5, 0x16, 7, 0xff]).write(to: folder.url.appending(path: "._A.swift"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appending(path: ".#A.swift").path, withDestinationPath: "ada@host.1")
        #expect(try SourceFile.all(in: folder.url).map(\.name) == ["A"])
    }

    @Test(
        "the end of the name is the role, and an extension has the role of its type",
        arguments: [
            ("LoginPresenter", .presenter), ("LoginViewController", .viewController),
            ("LoginView", .view), ("LoginViewModel", .viewModel), ("LoginContract", .contract),
            ("LoginViewController+Rules", .viewController), ("Screen", nil),
        ] as [(String, Role?)])
    func roles(name: String, role: Role?) {
        #expect(Role(fileName: name) == role)
    }
}

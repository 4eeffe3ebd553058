import Foundation
import Testing

@testable import ArchitectureRules
@testable import Toolchain

@Suite("Structure rules")
struct StructureRulesTests {
    @Test("A view controller that calls services, and logic that sees the toolkit")
    func imports() throws {
        let rules = try rules([
            "Login/LoginViewController.swift": "import PocketUI\nimport Services\n",
            "Login/LoginPresenter.swift": "import PocketUI\nimport MVVM\n",
        ])
        #expect(
            rules.viewImports == [
                violation(
                    "/Login/LoginViewController.swift", "an import of Services",
                    "none in a view controller")
            ])
        #expect(
            rules.logicImports == [
                violation(
                    "/Login/LoginPresenter.swift", "an import of PocketUI",
                    "none in a role with logic")
            ])
        #expect(rules.imports(among: ["MVVM", "PocketUI"]).map(\.seen) == ["an import of MVVM"])
    }

    @Test("A role that is missing, one too many, and a name that is not the feature's")
    func roles() throws {
        let rules = try rules([
            "Login/LoginViewController.swift": "", "Login/SignInView.swift": "",
            "Login/LoginWireframe.swift": "",
        ])
        let login = rules.roles.filter { $0.path == "Sources/Architectures/MVP/Login" }
        #expect(
            login == [
                violation("/Login", "no Presenter", "LoginPresenter.swift"),
                violation("/Login", "a Wireframe", "none in MVP"),
            ])
        #expect(rules.names.map(\.seen) == ["the name SignInView"])
    }

    @Test("A feature that is missing, and one that nobody knows")
    func features() throws {
        let rules = try rules(["Chat/ChatPresenter.swift": "", "Login/LoginPresenter.swift": ""])
        #expect(rules.features.contains(violation("/News", "no files", "the feature News")))
        #expect(rules.features.map(\.path).contains("Sources/Architectures/MVP/Chat"))
        #expect(!rules.features.map(\.path).contains("Sources/Architectures/MVP/Login"))
    }

    private func violation(
        _ path: String, _ seen: String, _ expected: String
    ) -> StructureRules.Violation {
        StructureRules.Violation(
            path: "Sources/Architectures/MVP" + path, seen: seen, expected: expected)
    }

    private func rules(_ files: [String: String]) throws -> StructureRules {
        let package = try TemporaryFolder(in: FileManager.default.temporaryDirectory)
        for (path, text) in files {
            let file = package.url.appending(path: "Sources/Architectures/MVP/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let subject = ArchitectureSources(
            name: "MVP", module: "MVP", folder: "Sources/Architectures/MVP", tests: "MVPTests")
        return try StructureRules(of: subject, isReference: false, in: package.url)
    }
}

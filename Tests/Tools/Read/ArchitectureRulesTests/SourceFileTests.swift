import Testing

@testable import ArchitectureRules

@Suite("Source files")
struct SourceFileTests {
    @Test("imports are read with their attributes, and not out of comments or texts")
    func imports() {
        let file = SourceFile(
            module: "M", feature: "F", name: "FPresenter",
            text: """
                import Foundation
                @testable import Services
                public import PocketUI
                // import Nothing
                let text = "import Nothing"
                """)
        #expect(file.imports == ["Foundation", "Services", "PocketUI"])
    }

    @Test(
        "the end of the name says the role",
        arguments: [
            ("LoginPresenter", Role.presenter), ("LoginViewController", .viewController),
            ("LoginView", .view), ("LoginViewModel", .viewModel), ("LoginContract", .contract),
        ])
    func roles(name: String, role: Role) {
        #expect(Role(fileName: name) == role)
    }

    @Test("other names have no role")
    func noRole() {
        #expect(Role(fileName: "Screen") == nil)
    }
}

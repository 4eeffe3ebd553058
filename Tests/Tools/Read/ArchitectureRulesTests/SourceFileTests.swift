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
        "the end of the name is the role",
        arguments: [
            ("LoginPresenter", .presenter), ("LoginViewController", .viewController),
            ("LoginView", .view), ("LoginViewModel", .viewModel), ("LoginContract", .contract),
            ("Screen", nil),
        ] as [(String, Role?)])
    func roles(name: String, role: Role?) {
        #expect(Role(fileName: name) == role)
    }
}

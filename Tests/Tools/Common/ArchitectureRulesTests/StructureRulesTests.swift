import Testing

@testable import ArchitectureRules

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
                    "none in a logic role")
            ])
    }

    @Test("An import of what Package.swift does not let it see, in whatever room that is")
    func foreignImports() throws {
        let rules = try rules([
            "Login/LoginPresenter.swift": "import Foundation\nimport MVP\nimport MVVM\n",
            "Login/LoginViewController.swift": "import PocketUI\nimport Scenarios\n",
        ])
        let modules: Set = ["MVP", "MVVM", "PocketUI", "Scenarios"]
        #expect(
            rules.imports(allowing: ["PocketUI"], among: modules).map(\.seen) == [
                "an import of MVVM", "an import of Scenarios",
            ])
        // What a learner adds to Package.swift is no more allowed.
        #expect(rules.imports(allowing: ["PocketUI", "Scenarios"], among: modules).count == 2)
        #expect(rules.imports(allowing: [], among: modules).count == 3)
    }

    @Test("A role in which there is nothing: an empty file, a protocol without requirements")
    func blank() throws {
        let rules = try rules([
            "Login/LoginPresenter.swift": "", "Login/LoginView.swift": "protocol LoginView {}\n",
            "Login/LoginViewController.swift": "final class A { func b() {} }\n",
            "Base/Screen.swift": "",
        ])
        #expect(
            rules.contents == [
                violation(
                    "/Login/LoginPresenter.swift", "no members", "a function, a property or a case"
                ),
                violation(
                    "/Login/LoginView.swift", "no members", "a function, a property or a case"),
            ])
    }

    @Test("Views of the reference call services only where the feature has no role with logic")
    func viewsOfReference() throws {
        let rules = try rules(
            [
                "Login/LoginViewController.swift": "let all: AppServices\n{ login = all.login }\n",
                "Root/RootViewController.swift": "let login: any LoginService\n",
                "News/NewsViewController.swift": "let news: any NewsService\n",
                "Feedback/FeedbackViewController.swift": "func show(_ error: ServiceError) {}\n",
                "Feedback/FeedbackPresenter.swift": "",
                "News/NewsPresenter.swift": "",
                "Home/HomeViewController.swift": "{ news = services.news }\n",
                "Home/HomePresenter.swift": "",
                "Login/LoginPresenter.swift": "",
            ], isReference: true)
        #expect(
            rules.viewImports.map(\.path) == [
                "Sources/Architectures/MVP/Home/HomeViewController.swift",
                "Sources/Architectures/MVP/Login/LoginViewController.swift",
                "Sources/Architectures/MVP/News/NewsViewController.swift",
            ])
    }

    @Test(
        "To hand all services on, or to read the clock, is to call none; and a model calls none for its view"
    )
    func servicesOfReference() throws {
        let rules = try rules(
            [
                "Home/HomeViewController.swift":
                    "let services: AppServices\n{ services.clock.now }\n",
                "Home/HomePresenter.swift": "",
                "News/NewsViewController.swift": "{ news = services.news }\n",
                "News/ArticleList.swift": "",
            ], isReference: true)
        #expect(rules.viewImports == [])
    }

    @Test("A view of the reference that waits for a presenter's answer does the presenter's work")
    func waitingView() throws {
        let rules = try rules(
            [
                "Home/HomeViewController.swift": "{ try await presenter.logOut() }\n",
                "Home/HomePresenter.swift": "",
            ], isReference: true)
        #expect(rules.viewImports.map(\.seen) == ["a use of a service"])
    }

    @Test("A copy of the binding of another architecture is found under other names of types")
    func bindingCopies() throws {
        let rules = try rules([
            "../MVVM/Binding/Box.swift": "final class Box { let value: Int? }\n",
            "Base/Observed.swift": "// Mine\nfinal class Observed {\n    let value: Int?\n}\n",
            "Base/Own.swift": "final class Own { let content: Int? }\n",
        ])
        #expect(
            rules.bindingCopies == [
                violation(
                    "/Base/Observed.swift", "a copy of the binding of another architecture",
                    "a binding of your own")
            ])
    }

    @Test(
        "A global variable is found, and a computed or a local one is none",
        arguments: [
            ("enum Marks { static var ids: Set<Int> = [] }", 1), ("private var ids: [Int] = []", 1),
            ("    static let shared = Marks()", 1), ("    static var first: Int { 1 }", 0),
            ("    private var ids: [Int] = []", 0), ("static let limit = 280", 0),
            ("var text: () -> String = { a }", 1), ("private var ids = [1] { didSet { a() } }", 1),
            ("var first: Int { a == 1 ? 1 : 2 }", 0),
        ])
    func globals(code: String, count: Int) throws {
        #expect(try rules(["Base/Marks.swift": code + "\n"]).globals.count == count)
    }

    @Test(
        "A view model knows no view",
        arguments: [
            ("{ view?.show() }", 1), ("protocol HomeView: AnyObject {}", 1),
            ("func viewDidAppear() {}", 0),
        ])
    func viewModels(text: String, count: Int) throws {
        let rules = try rules(["Home/HomeViewModel.swift": text + "\n"])
        #expect(rules.viewModels.count == count)
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

    @Test("A model is named after what it is, and does without the toolkit")
    func models() throws {
        let rules = try rules([
            "Login/SignInDraft.swift": "import PocketUI\n", "Login/SignInForm.swift": "",
        ])
        #expect(rules.names.map(\.seen) == ["the name SignInForm"])
        #expect(rules.logicImports.map(\.seen) == ["an import of PocketUI"])
        #expect(!rules.roles.map(\.seen).contains("a Model"))
    }

    @Test("A feature that is missing, and one that nobody knows")
    func features() throws {
        let rules = try rules(["Chat/ChatPresenter.swift": "", "Login/LoginPresenter.swift": ""])
        #expect(rules.features.contains(violation("/News", "no files", "the feature News")))
        #expect(rules.features.map(\.path).contains("Sources/Architectures/MVP/Chat"))
        #expect(!rules.features.map(\.path).contains("Sources/Architectures/MVP/Login"))
    }
}

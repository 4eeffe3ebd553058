import ArchitectureList
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

    @Test(
        "A view controller that decides",
        arguments: [
            "button.isEnabled = wanted && field.text.count <= 280",
            "button.isEnabled = field.text.count < 281", "if field.text.isEmpty { return }",
            "label.text = category ?? \"\"",
            "guard !isLoading else { return }", "label.text = isOn ? \"on\" : \"off\"",
            "label.isHidden = names == [] || isLoading",
            "button.isEnabled = (0...280).contains(field.text.count)",
            "button.isEnabled = 0...280 ~= field.text.count",
            "switch count { case 0...280: enable() default: disable() }",
            "switch field.text { case \"\": disable() default: enable() }",
            "switch (isLoading, isShort) { case (false, true): enable() default: disable() }",
            "guard let row, isWanted else { return }",
            "for article in articles where article.matches { show(article) }",
            "rows = rows.filter(\\.isRead)", "field.text = String(field.text.prefix(280))",
            "button.isEnabled = !FeedbackDraft(text: field.text).isTooLong",
        ])
    func decisions(code: String) throws {
        let rules = try rules(["Login/LoginViewController.swift": "import PocketUI\n\n\(code)\n"])
        #expect(rules.viewDecisions.count == 1)
        #expect(rules.viewDecisions.first?.seen.hasPrefix("a decision in line 3, `") == true)
    }

    @Test(
        "A view controller that shows what it is given",
        arguments: [
            "if isLoading { disable() } else { enable() }",
            "guard let self else { return }", "// if a && b", "label.text = \"a < b && c == d\"",
            "private let fields: Array<TextField>", "let show: (Bool) -> Void",
            "viewModel?.send()", "switch state { case .done: hide() }",
            "if let row = rows.first, let text = row.text { show(text) }", "rows.value.count",
        ])
    func display(code: String) throws {
        let rules = try rules(["Login/LoginViewController.swift": code + "\n"])
        #expect(rules.viewDecisions == [])
    }

    @Test(
        "A decision beside the view controller: in an extension, the protocol of the view, a part of the screen",
        arguments: [
            ("Login/LoginViewController+Rules.swift", 1), ("Login/LoginView.swift", 1),
            ("Login/LoginContract.swift", 1), ("Login/LoginWireframe.swift", 1),
            ("Login/LogInButton.swift", 1), ("Login/LoginPresenter.swift", 0),
            ("Login/LoginState.swift", 0), ("Base/ViewController+Links.swift", 1),
            ("Base/BaseView.swift", 1), ("Base/AppCoordinator.swift", 0),
        ])
    func decisionsElsewhere(path: String, count: Int) throws {
        let rules = try rules([path: "import PocketUI\nlet isEnabled = a && b\n"])
        #expect(rules.viewDecisions.count == count)
        let countsAsView = rules.viewDecisions.first?.expected.contains("counts as a view") ?? false
        #expect(countsAsView == (path == "Login/LogInButton.swift"))
    }

    @Test(
        "A choice between cases in a protocol or a wireframe, which show nothing",
        arguments: [
            ("Login/LoginView.swift", 1), ("Login/LoginContract.swift", 1),
            ("Login/LoginWireframe.swift", 1), ("Base/BaseView.swift", 1),
            ("Login/LoginViewController.swift", 0), ("Login/LoginPresenter.swift", 0),
        ])
    func choices(path: String, count: Int) throws {
        let rules = try rules([path: "switch error { case .timedOut: a() default: b() }\n"])
        #expect(rules.viewDecisions.count == count)
    }

    @Test("A helper of a feature may decide for the logic, without the toolkit, and not for a view")
    func helpers() throws {
        let helper = "struct LoginRule { var isEnabled: Bool { a && b } }\n"
        func decisions(ofViewWith code: String) throws -> [String] {
            try rules([
                "Login/Rules/LoginRule.swift": helper,
                "Login/LoginPresenter.swift": "LoginRule()\n",
                "Login/Name.swift": "struct Name { var text: String }\n",
                "Login/LoginViewController.swift": code,
            ]).viewDecisions.flatMap { [$0.seen, $0.expected] }
        }
        #expect(try decisions(ofViewWith: "Name(text: field.text)\n") == [])
        #expect(
            try decisions(ofViewWith: "button.isEnabled = LoginRule().isEnabled\n") == [
                "a decision in line 1, `button.isEnabled = LoginRule().isEnabled`",
                "none here: another role asks `LoginRule`, because it decides",
            ])
    }

    @Test("Code of a view controller stands in a file of its own, and a violation names that file")
    func extensionsElsewhere() throws {
        let code = "extension LoginViewController { func send() {} }\n"
        let rules = try rules([
            "Login/LoginViewController.swift":
                "final class LoginViewController: ViewController {}\n",
            "Login/LoginViewController+Sending.swift": code, "Login/a b/LoginPresenter.swift": code,
            "Base/Helpers.swift": code + "extension ViewController {}\n",
        ])
        #expect(
            rules.viewExtensions.map(\.path) == [
                "Sources/Architectures/MVP/Base/Helpers.swift",
                "Sources/Architectures/MVP/Login/a b/LoginPresenter.swift",
            ])
    }

    @Test("An extension of a view controller calls services no more than the view controller")
    func importsOfExtension() throws {
        let rules = try rules(["Login/LoginViewController+Rules.swift": "import Services\n"])
        #expect(rules.viewImports.map(\.seen) == ["an import of Services"])
    }

    @Test("View controllers of the reference decide only where no other role does")
    func decisionsOfReference() throws {
        let code = "button.isEnabled = a && b\n"
        let rules = try rules(
            [
                "Login/LoginViewController.swift": code, "Login/LoginPresenter.swift": "",
                "News/NewsViewController.swift": code, "News/ArticleList.swift": "",
            ], isReference: true)
        #expect(
            rules.viewDecisions.map(\.path)
                == ["Sources/Architectures/MVP/Login/LoginViewController.swift"])
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

    private func violation(
        _ path: String, _ seen: String, _ expected: String
    ) -> StructureRules.Violation {
        StructureRules.Violation(
            path: "Sources/Architectures/MVP" + path, seen: seen, expected: expected)
    }

    private func rules(
        _ files: [String: String], isReference: Bool = false
    ) throws -> StructureRules {
        let package = try TemporaryFolder(in: FileManager.default.temporaryDirectory)
        for (path, text) in files {
            let file = package.url.appending(path: "Sources/Architectures/MVP/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let subject = ArchitectureSources(
            name: "MVP", module: "MVP", folder: "Sources/Architectures/MVP", tests: "MVPTests")
        return try StructureRules(of: subject, isReference: isReference, in: package.url)
    }
}

import Testing

@testable import ArchitectureRules

@Suite("Decisions that a view must not make")
struct ViewDecisionTests {
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
            "if text.elementsEqual([]) { disable() }",
            "switch field.text.first { !$0.isWhitespace } { case nil: disable() case _?: enable() }",
            "do { try send() } catch .tooLong { disable() }",
            "override var isLoading: Bool { didSet { button.isHidden = isLoading } }",
            "message.map { showToast($0) }",
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

    @Test(
        "Two Booleans, one after the other",
        arguments: [
            "if isLoading { return }\nif !isLoaded {\n    show()\n}",
            "guard isLoading else {\n    return\n}\nguard isLoaded else { return }",
            "if isLoading {\n    if isLoaded { show() }\n}",
            "if isLoading { hide() } else if isLoaded { show() }",
        ])
    func pairs(code: String) throws {
        let rules = try rules(["Login/LoginViewController.swift": code + "\n"])
        #expect(rules.viewBranches.count == 1)
        let presenter = try ArchitectureRulesTests.rules(["Login/LoginPresenter.swift": code])
        #expect(presenter.viewBranches == [])
    }

    @Test("One Boolean after another is none if the first ends nothing, or something is unwrapped")
    func noPairs() throws {
        let code = """
            if isLoading { disable() } else { enable() }
            if isLoaded { hide() }
            guard let self else { return }
            if isOpen { close() }

            """
        #expect(try rules(["Login/LoginViewController.swift": code]).viewBranches == [])
    }

    @Test(
        "An extension in a view of what is not its own, and one of a protocol that only declares",
        arguments: [
            ("Login/LoginViewController.swift", "String", 1),
            ("Base/BaseView.swift", "String", 1), ("Login/LoginPresenter.swift", "String", 0),
            ("Login/LoginPresenter.swift", "LoginView", 1), ("Base/Toasts.swift", "LoginView", 1),
            ("Login/LoginViewController.swift", "LoginViewController", 0),
            ("Base/ViewController+Links.swift", "ViewController", 0),
        ])
    func extensions(path: String, type: String, count: Int) throws {
        let rules = try rules([
            "Login/LoginView.swift": "protocol LoginView {}\n",
            "Login/LoginViewController+Parts.swift": "class LoginViewController {}\n",
            path: "extension \(type) { var isBlank: Bool { allSatisfy(isSpace) } }\n",
        ])
        #expect(
            rules.ruleExtensions.map(\.seen)
                == Array(repeating: "an extension of \(type)", count: count))
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
}

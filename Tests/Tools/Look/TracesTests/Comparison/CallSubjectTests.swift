import Testing

@testable import Traces

@Suite("Similar calls")
struct CallSubjectTests {
    private static func call(
        _ module: String, _ type: String, _ name: String, folder: String = "Login",
        _ calls: [RecordedCall] = []
    ) -> RecordedCall {
        let function = Made.function(type, name, module: module, folder: folder)
        return RecordedCall(
            participant: Participant(type), module: module, type: type,
            function: "\(type).\(name)", place: function.place, calls: calls)
    }

    /// A call of the toolkit.
    private static func toolkit(_ function: String, on target: String? = nil) -> RecordedCall {
        RecordedCall(
            participant: Participant("PocketUI", group: .toolkit), module: "PocketUI",
            type: "Control", function: "Control.\(function)", place: nil,
            site: RecordedCall.Site(lines: [1], receiver: target))
    }

    private func rows(_ trees: [RecordedCall]...) -> [[String]] {
        let alignment = Alignment(trees.map(\.flattened)) {
            CallSubject(of: $0).likeness(to: CallSubject(of: $1))
        }
        return alignment.rows.map { $0.map { $0?.member ?? "-" } }
    }

    @Test("A namesake in another role is nearer than another function of the same role")
    func namesake() {
        let setter = Self.toolkit("isEnabled.setter", on: "button")
        let controller = Self.call("MVC", "LoginViewController", "updateButton()", [setter])
        let view = Self.call("MVP", "LoginViewController", "setButtonEnabled(_:)", [setter])
        let presenter = Self.call("MVP", "LoginPresenter", "updateButton()", [view])
        #expect(
            rows([controller], [presenter]) == [
                ["updateButton()", "updateButton()"], ["-", "setButtonEnabled(_:)"],
                ["isEnabled.setter", "isEnabled.setter"],
            ])
    }

    @Test("What leads to the same is nearer than a namesake that does something else")
    func effects() {
        let toast = Self.toolkit("showToast(_:)")
        let controller = Self.call("MVC", "LoginViewController", "submit()", [toast])
        let presenter = Self.call("MVP", "LoginPresenter", "didTapSend()", [toast])
        let other = Self.call("MVP", "LoginPresenter", "submit()")
        #expect(
            rows([controller], [other, presenter]) == [
                ["-", "submit()"], ["submit()", "didTapSend()"],
                ["showToast(_:)", "showToast(_:)"],
            ])
    }

    @Test("A namesake is found in another folder, and nothing else is")
    func folders() {
        let controller = Self.call("MVC", "RootViewController", "load(_:)", folder: "Root")
        let presenter = Self.call("MVP", "RootPresenter", "load(_:)", folder: "Base")
        let reload = Self.call("MVP", "RootPresenter", "loadAgain()", folder: "Base")
        #expect(rows([controller], [presenter]).count == 1)
        #expect(rows([controller], [reload]).count == 2)
    }

    @Test("One effect counts more than any number of names")
    func order() {
        let names = ["a()", "b()", "c()", "d()", "e()", "f()", "g()"]
        func calls(_ module: String) -> [RecordedCall] {
            names.map { Self.call(module, "LoginPresenter", $0) }
        }
        let toast = Self.toolkit("showToast(_:)")
        let rows = rows([toast] + calls("MVP"), calls("VIPER") + [toast])
        #expect(rows.contains(["showToast(_:)", "showToast(_:)"]))
        #expect(rows.count == 2 * names.count + 1)
    }

    @Test(
        "What is made shares a row with its kind: of a role, or of a type named after its architecture"
    )
    func initializers() {
        let app = Self.call("MVC", "MVCApp", "init()", folder: "Base")
        #expect(rows([app], [Self.call("MVP", "MVPApp", "init()", folder: "Base")]).count == 1)
        let controller = Self.call("MVC", "LoginViewController", "init()")
        let presenter = Self.call("MVP", "LoginPresenter", "init()")
        let view = Self.call("MVP", "LoginViewController", "init(presenter:)")
        #expect(
            rows([controller], [presenter, view])
                == [["-", "init()"], ["init()", "init(presenter:)"]])
    }
}

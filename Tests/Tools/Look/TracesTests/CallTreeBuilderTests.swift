import ArchitectureRules
import Testing

@testable import Traces

@Suite("The calls that a reader sees")
struct CallTreeBuilderTests {
    private let tap = Made.function("Person", "tap(_:)", module: "PocketUI", folder: "")
    private let logIn = Made.function("LoginPresenter", "logIn()")
    private let setEnabled = Made.function("LoginViewController", "setEnabled(_:)")

    @Test("Calls are below their caller, in order")
    func nesting() {
        let calls = Made.calls([(tap, -1), (logIn, 0), (setEnabled, 1), (setEnabled, 0)])
        #expect(
            calls.path() == """
                Person.tap(_:)
                  LoginPresenter.logIn()
                    LoginViewController.setEnabled(_:)
                  LoginViewController.setEnabled(_:)
                """)
        #expect(
            calls.flattened.map(\.participant.name) == [
                "Person", "LoginPresenter", "LoginViewController", "LoginViewController",
            ])
    }

    @Test("Unnamed and compiler-generated functions are replaced by their calls")
    func hidden() {
        let accessor = Made.function("LoginPresenter", "view", kind: .getter, hasPlace: false)
        let thunk = Made.function("LoginPresenter", "", kind: .other)
        let calls = Made.calls([(logIn, -1), (nil, 0), (accessor, 1), (thunk, 2), (setEnabled, 3)])
        #expect(calls.path() == "LoginPresenter.logIn()\n  LoginViewController.setEnabled(_:)")
    }

    @Test("A call by a protocol has its name")
    func protocols() {
        let calls = Made.calls([
            (logIn, -1), (Made.witness(of: "LoginView", for: "LoginViewController"), 0),
            (setEnabled, 1), (setEnabled, 0),
        ])
        #expect(calls.flattened.map(\.byProtocol) == [nil, "LoginView", nil])
    }

    @Test("Of the toolkit and the services, only calls from outside are shown")
    func support() {
        let page = Made.function(
            "RemoteNewsService", "page()", module: "Services", folder: "Remote")
        let send = Made.function("Client", "send()", module: "Services", folder: "Remote")
        let counter = Made.function("Texts", "counter(_:)", module: "AppContract", folder: "")
        let title = Made.function("View", "title", kind: .getter, module: "PocketUI", folder: "")
        let entries: [(function: RecordedFunction?, caller: Int)] = [
            (logIn, -1), (page, 0), (send, 1), (logIn, 2), (counter, 0), (title, 0),
        ]
        #expect(
            Made.calls(entries).path() == """
                LoginPresenter.logIn()
                  RemoteNewsService.page()
                    LoginPresenter.logIn()
                """)
    }

    @Test(
        "A type is a participant, also beside others of its role; what is shared is one for each module"
    )
    func participants() {
        let setter = Made.function(
            "Observable", "value", kind: .setter, module: "MVVM", folder: "Binding")
        let coordinator = Made.function(
            "AppCoordinator", "showHome()", module: "MVVM", folder: "Base")
        let root = Made.function("RootViewController", "showHome()", folder: "Base")
        let toast = Made.function(
            "ViewController", "showToast(_:)", module: "PocketUI", folder: "")
        let calls = Made.calls([
            (setEnabled, -1), (root, 0),
            (Made.witness(of: "LoginView", for: "BaseViewController"), 1),
            (toast, 2), (toast, 1), (setter, 1), (coordinator, 5),
        ])
        #expect(
            calls.messages.map { "\($0.sender.name) \($0.receiver.name)" } == [
                "LoginViewController RootViewController", "RootViewController BaseViewController",
                "RootViewController PocketUI", "RootViewController Binding",
                "Binding AppCoordinator",
            ])
        let receivers = calls.messages.map(\.receiver)
        #expect(receivers.map(\.role) == [.viewController, .viewController, nil, nil, nil])
        #expect(receivers.map(\.kind) == ["", "", "toolkit", "binding", ""])
        #expect(
            calls.flattened.map(\.owner)[2...4] == [
                "BaseViewController", "ViewController", "Observable",
            ])
    }

    @Test("What a step does to the server is no call of the services")
    func server() {
        let settle = Made.function(
            "InMemoryBackend", "settle()", module: "InMemoryServer", folder: "")
        #expect(Made.calls([(settle, -1), (logIn, 0)]).path() == "LoginPresenter.logIn()")
    }
}

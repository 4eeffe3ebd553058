import Testing
import Traces

/// An async function leaves the stack to the function that it calls, and is resumed as a separate
/// function.
@Suite("Calls of async functions")
struct CallNestingTests {
    private let logIn = Made.function("LoginPresenter", "logIn()")
    private let closure = Made.function("LoginPresenter", "closure", kind: .closure, isAsync: true)
    private let closureGoesOn = Made.function(
        "LoginPresenter", "closure", kind: .closure, isAsync: true, isResumption: true)
    private let send = Made.function(
        "RemoteService", "send()", module: "Services", isAsync: true)
    private let sendGoesOn = Made.function(
        "RemoteService", "send()", module: "Services", isAsync: true, isResumption: true)
    private let didLogIn = Made.function("LoginPresenter", "didLogIn()")
    private let decode = Made.function("JSON", "decode()", module: "Services")

    @Test("The calls of an async function are nested below it, also after an await")
    func withoutWaiting() {
        let calls = Made.calls([
            (logIn, -1), (closure, 0), (closureGoesOn, 0), (send, 0), (sendGoesOn, 0), (decode, 4),
            (closureGoesOn, 0), (didLogIn, 6), (logIn, -1),
        ])
        #expect(
            calls.path() == """
                LoginPresenter.logIn()
                  LoginPresenter: closure
                    RemoteService.send()
                    LoginPresenter.didLogIn()
                LoginPresenter.logIn()
                """)
    }

    @Test("A function resumed in a later step has no caller, and is marked as resumed")
    func afterWaiting() {
        let calls = Made.calls([
            (sendGoesOn, -1), (decode, 0), (closureGoesOn, -1), (didLogIn, 2),
        ])
        #expect(
            calls.path() == "LoginPresenter: closure resumed\n  LoginPresenter.didLogIn()")
        #expect(calls.messages.map(\.sender.name) == ["Services"])
    }

    @Test("What waits on one thread has nothing to do with another")
    func threads() {
        let calls = Made.calls([(closure, -1), (closure, -2), (send, -1), (send, -2)])
        #expect(
            calls.path() == """
                LoginPresenter: closure
                  RemoteService.send()
                LoginPresenter: closure
                  RemoteService.send()
                """)
    }
}

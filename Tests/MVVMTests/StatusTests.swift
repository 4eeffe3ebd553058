import AppContract
import Services
import Testing

@testable import MVVM

@Suite("MVVM: status")
struct StatusTests {
    private let status = Status()
    private let spy: StatusSpy

    init() {
        spy = StatusSpy(status)
    }

    @Test("At first there is nothing to say")
    func silent() {
        #expect(spy.toasts.isEmpty)
        #expect(!spy.isLoading)
    }

    @Test("An error is told in its own words")
    func error() {
        status.show(.serverProblem)
        #expect(spy.toasts == [Texts.message(for: .serverProblem)])
    }

    @Test("The same error twice is told twice")
    func sameErrorTwice() {
        status.show(.offline)
        status.show(.offline)
        #expect(spy.toasts.count == 2)
    }

    @Test("A cancelled call is not told of")
    func cancelled() {
        status.show(.cancelled)
        #expect(spy.toasts.isEmpty)
    }
}

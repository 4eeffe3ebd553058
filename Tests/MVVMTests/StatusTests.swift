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
    @Test("A load that supersedes another one is told once")
    func superseded() {
        status.setLoading(true)
        status.setLoading(true)
        status.setLoading(false)
        status.setLoading(false)
        #expect(spy.loadingStates == [false, true, false])
    }

    @Test("Who comes later is told of the load, and of no toast that was shown before")
    func comesLater() {
        status.setLoading(true)
        status.show(.offline)
        let late = StatusSpy(status)
        #expect(late.isLoading)
        #expect(late.toasts.isEmpty)
    }
}

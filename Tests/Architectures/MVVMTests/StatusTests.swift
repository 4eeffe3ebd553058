import AppContract
import PocketUI
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

    @Test("At first there is no error to show")
    func silent() {
        #expect(spy.toasts.isEmpty)
        #expect(!spy.isLoading)
    }

    @Test("An error is told in its own words")
    func error() {
        status.show(.serverProblem)
        #expect(spy.toasts == [Texts.message(for: .serverProblem)])
    }

    @Test("The same error twice is shown twice")
    func sameErrorTwice() {
        status.show(.offline)
        status.show(.offline)
        #expect(spy.toasts.count == 2)
    }

    @Test("A cancelled call reports nothing")
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

    @Test("Of two that one screen shows, neither takes back the sign of the other")
    func twoOnOneScreen() {
        let screen = ViewController()
        let other = Status()
        status.setLoading(true)
        screen.bind(status)
        screen.bind(other)
        #expect(screen.isLoading)
        other.setLoading(true)
        other.setLoading(false)
        #expect(screen.isLoading)
        status.setLoading(false)
        #expect(!screen.isLoading)
    }

    @Test("A later observer is told of the load, but not of an earlier toast")
    func comesLater() {
        status.setLoading(true)
        status.show(.offline)
        let late = StatusSpy(status)
        #expect(late.isLoading)
        #expect(late.toasts.isEmpty)
    }
}

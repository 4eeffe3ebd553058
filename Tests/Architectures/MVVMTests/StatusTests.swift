import AppContract
import Services
import Testing

@testable import MVVM

@Suite("MVVM: status")
struct StatusTests {
    private let activity = Activity()
    private let spy: StatusSpy

    init() {
        spy = StatusSpy(activity.status)
    }

    @Test("At first there is no error to show")
    func silent() {
        #expect(spy.toasts.isEmpty)
        #expect(!spy.isLoading)
    }

    @Test("An error is told in its own words")
    func error() {
        activity.show(.serverProblem)
        #expect(spy.toasts == [Texts.message(for: .serverProblem)])
    }

    @Test("The same error twice is shown twice")
    func sameErrorTwice() {
        activity.show(.offline)
        activity.show(.offline)
        #expect(spy.toasts.count == 2)
    }

    @Test("A cancelled call reports nothing")
    func cancelled() {
        activity.show(.cancelled)
        #expect(spy.toasts.isEmpty)
    }

    @Test("A load that supersedes another one is told once")
    func superseded() {
        activity.setLoading(true)
        activity.setLoading(true)
        activity.setLoading(false)
        activity.setLoading(false)
        #expect(spy.loadingStates == [false, true, false])
    }

    @Test("A later observer is told of the load, but not of an earlier toast")
    func comesLater() {
        activity.setLoading(true)
        activity.show(.offline)
        let late = StatusSpy(activity.status)
        #expect(late.isLoading)
        #expect(late.toasts.isEmpty)
    }
}

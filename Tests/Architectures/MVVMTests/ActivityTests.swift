import AppContract
import Services
import Testing

@testable import MVVM

@Suite("MVVM: activity and status")
struct ActivityTests {
    private let activity = Activity()
    private let spy: StatusSpy

    init() {
        spy = StatusSpy(activity.status)
    }

    // MARK: Toasts

    @Test("An error is shown in its own words, each time")
    func error() {
        activity.show(.offline)
        activity.show(.serverProblem)
        activity.show(.serverProblem)
        #expect(
            spy.toasts == [
                Texts.message(for: .offline), Texts.message(for: .serverProblem),
                Texts.message(for: .serverProblem),
            ])
    }

    @Test(
        "A cancelled call and an ended session show no toast of their own",
        arguments: [ServiceError.cancelled, .sessionEnded])
    func silent(error: ServiceError) {
        activity.show(error)
        #expect(spy.toasts.isEmpty)
    }

    // MARK: Loading

    @Test("Views are notified when a load begins and when it ends")
    func loads() {
        activity.isLoading = true
        #expect(activity.isLoading)
        activity.isLoading = false
        #expect(!activity.isLoading)
        #expect(spy.loadingStates == [false, true, false])
    }

    @Test("A load that begins and ends as the loading sign of another one goes is shown after it")
    func loadsInsideCallback() {
        spy.didChangeLoading = { [activity, spy] isLoading in
            if isLoading || spy.loadingStates.count > 3 { return }
            activity.isLoading = true
            #expect(activity.isLoading)
            activity.isLoading = false
        }
        activity.isLoading = true
        activity.isLoading = false
        #expect(spy.loadingStates == [false, true, false, true, false])
    }

    @Test("A later subscriber learns of the load, but not of an earlier toast")
    func comesLater() {
        activity.isLoading = true
        activity.show(.offline)
        let late = StatusSpy(activity.status)
        #expect(late.isLoading)
        #expect(late.toasts.isEmpty)
    }
}

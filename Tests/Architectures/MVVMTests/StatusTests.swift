import Testing

@testable import MVVM

@Suite("MVVM: status")
struct StatusTests {
    private let isLoading = Observable(false)
    private let toast = Event<String>()
    private let status: Status
    private let spy: StatusSpy

    init() {
        status = Status(isLoading: isLoading, toast: toast)
        spy = StatusSpy(status)
    }

    @Test("Views are notified when a load begins and when it ends")
    func loads() {
        isLoading.value = true
        isLoading.value = false
        #expect(spy.loadingStates == [false, true, false])
    }

    @Test("A load that begins and ends as the loading sign of another one goes is shown after it")
    func loadsInsideCallback() {
        spy.didChangeLoading = { [isLoading, spy] isNowLoading in
            if isNowLoading || spy.loadingStates.count > 3 { return }
            isLoading.value = true
            #expect(isLoading.value)
            isLoading.value = false
        }
        isLoading.value = true
        isLoading.value = false
        #expect(spy.loadingStates == [false, true, false, true, false])
    }

    @Test("A later subscriber learns of the load, but not of an earlier toast")
    func comesLater() {
        isLoading.value = true
        toast.send("Too early")
        let late = StatusSpy(status)
        #expect(late.isLoading)
        #expect(late.toasts.isEmpty)
    }
}

import Testing

@testable import MVVM

@Suite("MVVM: status")
struct StatusTests {
    private let status = Status()
    private let spy: StatusSpy

    init() {
        spy = StatusSpy(status)
    }

    @Test("Views are notified when a load begins and when it ends")
    func loads() {
        status.isLoading.value = true
        status.isLoading.value = false
        #expect(spy.loadingStates == [false, true, false])
    }

    @Test("A load that begins and ends as the loading sign of another one goes is shown after it")
    func loadsInsideCallback() {
        spy.didChangeLoading = { [status, spy] isLoading in
            if isLoading || spy.loadingStates.count > 3 { return }
            status.isLoading.value = true
            #expect(status.isLoading.value)
            status.isLoading.value = false
        }
        status.isLoading.value = true
        status.isLoading.value = false
        #expect(spy.loadingStates == [false, true, false, true, false])
    }

    @Test("A later subscriber learns of the load, but not of an earlier toast")
    func comesLater() {
        status.isLoading.value = true
        status.toast.send("Too early")
        let late = StatusSpy(status)
        #expect(late.isLoading)
        #expect(late.toasts.isEmpty)
    }
}

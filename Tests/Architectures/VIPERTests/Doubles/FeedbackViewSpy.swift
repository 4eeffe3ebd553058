@testable import VIPER

final class FeedbackViewSpy: BaseViewSpy, @MainActor FeedbackViewInput {
    private(set) var counter: String?
    private(set) var isSendEnabled: Bool?
    private(set) var clearings = 0

    func showCounter(_ text: String) {
        counter = text
    }

    func setSendEnabled(_ isEnabled: Bool) {
        isSendEnabled = isEnabled
    }

    func clearText() {
        clearings += 1
    }
}

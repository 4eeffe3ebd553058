@testable import VIPER

final class FeedbackInteractorSpy: FeedbackInteractorInput {
    private(set) var edits: [String] = []
    private(set) var submissions = 0

    func edit(_ text: String) {
        edits.append(text)
    }

    func submit() {
        submissions += 1
    }
}

@testable import VIPER

final class FeedbackInteractorSpy: FeedbackInteractorInput {
    private(set) var submissions: [String] = []

    func submit(_ text: String) {
        submissions.append(text)
    }
}

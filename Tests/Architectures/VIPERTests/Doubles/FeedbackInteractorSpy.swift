@testable import VIPER

final class FeedbackInteractorSpy: FeedbackInteractorInput {
    weak var output: (any FeedbackInteractorOutput)?
    private(set) var submissions: [String] = []

    func submit(_ text: String) {
        submissions.append(text)
    }
}

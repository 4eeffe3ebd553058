@testable import VIPER

final class FeedbackInteractorSpy: FeedbackInteractorInput {
    private(set) weak var output: (any FeedbackInteractorOutput)?
    private(set) var submissions: [String] = []

    func attach(_ output: any FeedbackInteractorOutput) {
        self.output = output
    }

    func submit(_ text: String) {
        submissions.append(text)
    }
}

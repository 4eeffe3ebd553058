import Services

@testable import VIPER

final class NewsInteractorOutputSpy: NewsInteractorOutput {
    /// Whether loading began or ended, in order.
    private(set) var loadingStates: [Bool] = []
    /// What the articles match, at each load.
    private(set) var texts: [String] = []
    private(set) var errors: [ServiceError] = []

    func didChangeLoading(_ isLoading: Bool) {
        loadingStates.append(isLoading)
    }

    func didLoad(matching text: String) {
        texts.append(text)
    }

    func didFail(_ error: ServiceError) {
        errors.append(error)
    }
}

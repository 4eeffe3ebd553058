import Services

@testable import VIPER

final class LoginInteractorOutputSpy: LoginInteractorOutput {
    /// Whether loading began or ended, in order.
    private(set) var loadingStates: [Bool] = []
    private(set) var passwordClearings = 0
    private(set) var successes = 0
    private(set) var errors: [ServiceError] = []

    func didChangeLoading(_ isLoading: Bool) {
        loadingStates.append(isLoading)
    }

    func didClearPassword() {
        passwordClearings += 1
    }

    func didLogIn() {
        successes += 1
    }

    func didFail(_ error: ServiceError) {
        errors.append(error)
    }
}

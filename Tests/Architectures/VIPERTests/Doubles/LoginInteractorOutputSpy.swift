import Services

@testable import VIPER

final class LoginInteractorOutputSpy: LoginInteractorOutput {
    private(set) var starts = 0
    private(set) var successes = 0
    private(set) var errors: [ServiceError] = []

    func didStartLoggingIn() {
        starts += 1
    }

    func didLogIn() {
        successes += 1
    }

    func didFail(_ error: ServiceError) {
        errors.append(error)
    }
}

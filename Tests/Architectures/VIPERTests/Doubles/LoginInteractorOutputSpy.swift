import Services

@testable import VIPER

final class LoginInteractorOutputSpy: LoginInteractorOutput {
    private(set) var successes = 0
    private(set) var errors: [ServiceError] = []

    func didLogIn() {
        successes += 1
    }

    func didFail(_ error: ServiceError) {
        errors.append(error)
    }
}

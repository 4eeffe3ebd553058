import Services

@testable import VIPER

final class LoginInteractorOutputSpy: LoginInteractorOutput {
    /// Whether waiting began or ended, in order.
    private(set) var waitingStates: [Bool] = []
    private(set) var successes = 0
    private(set) var errors: [ServiceError] = []

    func didChangeWaiting(_ isWaiting: Bool) {
        waitingStates.append(isWaiting)
    }

    func didLogIn() {
        successes += 1
    }

    func didFail(_ error: ServiceError) {
        errors.append(error)
    }
}

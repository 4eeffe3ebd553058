import Services

@testable import VIPER

final class LinkInteractorOutputSpy: LinkInteractorOutput {
    private(set) var rejections = 0
    /// Whether loading began or ended, in order.
    private(set) var loadingStates: [Bool] = []
    private(set) var targets: [LinkTarget] = []
    private(set) var errors: [ServiceError] = []

    func didReject() {
        rejections += 1
    }

    func didChangeLoading(_ isLoading: Bool) {
        loadingStates.append(isLoading)
    }

    func didResolve(_ target: LinkTarget) {
        targets.append(target)
    }

    func didFail(_ error: ServiceError) {
        errors.append(error)
    }
}

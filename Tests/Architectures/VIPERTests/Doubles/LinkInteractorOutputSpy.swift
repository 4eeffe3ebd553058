import Services

@testable import VIPER

final class LinkInteractorOutputSpy: LinkInteractorOutput {
    private(set) var rejections = 0
    /// Whether loading began or ended, in order.
    private(set) var loadingStates: [Bool] = []
    private(set) var targets: [LinkTarget] = []
    private(set) var errors: [ServiceError] = []
    private(set) var sessionEnds = 0
    /// Called the next time that loading ends, and then removed.
    var whenLoadingEnds: (() -> Void)?

    func didReject() {
        rejections += 1
    }

    func didChangeLoading(_ isLoading: Bool) {
        loadingStates.append(isLoading)
        if isLoading { return }
        let action = whenLoadingEnds
        whenLoadingEnds = nil
        action?()
    }

    func didResolve(_ target: LinkTarget) {
        targets.append(target)
    }

    func didFail(_ error: ServiceError) {
        errors.append(error)
    }

    func sessionDidEnd() {
        sessionEnds += 1
    }
}

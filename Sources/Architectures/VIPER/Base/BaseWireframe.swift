import Services

/// What a wireframe has whose module leads somewhere: the services its module works with, and the application
/// wireframe, which it does not keep alive.
class BaseWireframe {
    private(set) weak var application: (any ApplicationWireframeInput)?
    let services: AppServices

    init(application: any ApplicationWireframeInput, services: AppServices) {
        self.application = application
        self.services = services
    }
}

@testable import VIPER

/// Records the outcomes of the modules of the first screens.
final class ModuleOutputSpy: LoginModuleOutput, HomeModuleOutput {
    private(set) var logIns = 0
    private(set) var logOuts = 0
    /// Called at each outcome, so that a test can check what must have happened by then.
    var whenReported: () -> Void = {}

    func didLogIn() {
        logIns += 1
        whenReported()
    }

    func didLogOut() {
        logOuts += 1
        whenReported()
    }
}

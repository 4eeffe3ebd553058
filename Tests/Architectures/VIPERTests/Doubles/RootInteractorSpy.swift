@testable import VIPER

/// Records its calls. A test says whether somebody is logged in.
final class RootInteractorSpy: RootInteractorInput {
    enum Call: Equatable {
        case open(String)
        case openWaitingLink
        case dropLink
    }

    var isLoggedIn = false
    private(set) var calls: [Call] = []

    func open(_ link: String) {
        calls.append(.open(link))
    }

    func openWaitingLink() {
        calls.append(.openWaitingLink)
    }

    func dropLink() {
        calls.append(.dropLink)
    }
}

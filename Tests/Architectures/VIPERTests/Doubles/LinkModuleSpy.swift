import PocketUI

@testable import VIPER

/// Records its calls, and which screens there were at the time.
final class LinkModuleSpy: LinkModuleInput {
    enum Call: Equatable {
        case open(String)
        case willSetRoot(screens: [String])
        case didSetRoot(screens: [String])
    }

    private(set) var calls: [Call] = []
    /// The stack whose screens it records by their titles.
    weak var stack: NavigationController?

    func open(_ link: String) {
        calls.append(.open(link))
    }

    func willSetRoot() {
        calls.append(.willSetRoot(screens: titles))
    }

    func didSetRoot() {
        calls.append(.didSetRoot(screens: titles))
    }

    private var titles: [String] { stack?.viewControllers.map(\.title) ?? [] }
}

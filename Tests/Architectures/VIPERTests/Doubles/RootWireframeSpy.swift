@testable import VIPER

/// Records what it is asked to do with the screens.
final class RootWireframeSpy: RootWireframeInput {
    enum Move: Equatable {
        case setRoot(Screen)
        case push(Screen)
        case popToRoot
    }

    private(set) var moves: [Move] = []

    func setRoot(_ screen: Screen) {
        moves.append(.setRoot(screen))
    }

    func push(_ screen: Screen) {
        moves.append(.push(screen))
    }

    func popToRoot() {
        moves.append(.popToRoot)
    }
}

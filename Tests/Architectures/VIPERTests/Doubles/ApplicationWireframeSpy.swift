@testable import VIPER

/// Remembers what became of the screens.
final class ApplicationWireframeSpy: ApplicationWireframeInput {
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

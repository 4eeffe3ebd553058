@testable import MVP

/// What a presenter asked its view to do with the screens.
enum Move: Equatable {
    case push(Screen)
    case popToRoot
    case setRoot(Screen)
}

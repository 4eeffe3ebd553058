/// What becomes of the stack of screens.
enum Route: Equatable {
    /// The screen becomes the only one.
    case root(Screen)
    /// The screen comes on top.
    case push(Screen)
    /// All screens but the bottom one go.
    case popToRoot
}

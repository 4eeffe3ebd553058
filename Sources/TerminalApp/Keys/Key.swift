/// A key that was pressed, or text that came in its place.
enum Key: Equatable, Sendable {
    /// Characters as they were typed.
    case text(String)
    /// Characters that came all at once, from a clipboard.
    case paste(String)
    /// A letter together with Ctrl.
    case control(Character)
    case enter, tab, backTab, backspace, delete, escape
    case up, down, left, right, pageUp, pageDown, home, end
}

import Reporting

/// How a field is drawn: its name, and the end of its text, where one types.
struct FieldDrawing {
    let name: String
    let text: String
    let isEnabled: Bool
    /// The width of the longest name on the screen.
    let nameWidth: Int
    /// The width of the screen.
    let width: Int
    let isFocused: Bool

    private static let narrowest = 4
    private static let widest = 60

    var line: Line {
        let box = Line("[" + seen).filled(to: room + 2) + Line("]")
        let face = isEnabled ? box : box.styled(.dim) + .disabled
        return Line.marker(isFocused) + Line(name, isFocused ? .bold : nil).filled(to: nameWidth)
            + Line(" ") + face
    }

    /// Behind the last character.
    var cursorColumn: Int { 2 + nameWidth + 2 + seen.width }

    private var seen: String { text.withoutControls.ending(ofWidth: room) }

    /// What lies between the brackets, but for the place of the cursor.
    private var room: Int {
        let others = 2 + nameWidth + 1 + 3 + (isEnabled ? 0 : Line.disabled.width)
        return min(Self.widest, max(Self.narrowest, width - others))
    }
}

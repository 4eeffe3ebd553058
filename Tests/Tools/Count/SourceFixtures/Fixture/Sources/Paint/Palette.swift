import Tools

class Painter {
    static let shared = Painter()

    init() {}
}

final class Palette {
    /// The closure is no function; its statement is loose.
    var onEmpty: () -> Void = { print("empty") }
}

actor Store {}

final class RoundBrush: Brush {
    let width = 1

    func dip(into colour: String) {}
}

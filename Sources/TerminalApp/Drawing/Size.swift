/// How much a terminal has room for.
struct Size: Equatable, Sendable {
    let columns: Int
    let lines: Int

    /// Less than this cannot show the app.
    static let minimum = Size(columns: 36, lines: 10)

    /// Whether the app can be shown.
    var isEnough: Bool {
        columns >= Self.minimum.columns && lines >= Self.minimum.lines
    }
}

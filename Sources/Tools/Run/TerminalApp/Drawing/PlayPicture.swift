/// A picture of a session of play.
package enum PlayPicture {
    private static let size = Size(columns: 128, lines: 30)

    /// Plays a session without a terminal, and draws its last screen as SVG.
    package static func svg(of setup: PlaySetup) async -> String {
        let play = Play(setup)
        await play.pressFirstKeys()
        return Frame(play.state, size: size)
            .svg(columns: size.columns, title: "triptych play: \(play.state.appName)")
    }
}

import AppContract
import Foundation
import PocketUI

/// A player with an app in front of them: takes keys and makes moves of them, remembers the moves, and
/// can make them all again on another architecture. Knows no terminal and no clock on the wall.
final class Play {
    /// How many articles the server publishes at a key.
    static let articlesPublished = 3

    let apps: [NamedApp]
    private let setting: Setting
    private let watcher: MoveWatcher?
    private var stage: Stage
    /// What the watcher had to say of the last move.
    private var calls: [String] = []
    private(set) var current: Int
    private(set) var moves: [TimedMove] = []

    var attention = Attention()
    var notice: String?
    var prompt: String?
    var showsKeys = false
    /// Whether the player has had enough.
    var isOver = false

    /// Launches one of the apps.
    ///
    /// - Parameters:
    ///   - first: Where it stands among `apps`.
    ///   - watcher: Who looks on at each move, and has something to say of it.
    init(
        apps: [NamedApp], first: Int = 0, setting: Setting = Setting(),
        watcher: MoveWatcher? = nil
    ) {
        self.apps = apps
        self.setting = setting
        self.watcher = watcher
        current = first
        stage = Stage(app: apps[first].app, setting: setting)
        attention.follow(stage.window.snapshot)
        notice = Self.welcome
    }

    /// Where the app shows itself.
    var window: Window { stage.window }

    /// What the app shows.
    var snapshot: Snapshot { window.snapshot }

    /// All that is to be drawn.
    var scene: Scene {
        Scene(
            appName: apps[current].name, snapshot: snapshot, focus: attention.focus,
            server: stage.backend.state, notice: notice, prompt: prompt, showsKeys: showsKeys,
            beside: calls)
    }

    /// Makes a move, and tells the player if it cannot be made.
    func make(_ move: Move, at time: TimeInterval) async {
        let move = TimedMove(move: move, time: time)
        moves.append(move)
        // A toast that goes by itself is no reason to forget what came before.
        let watcher = move.move == .lookAway ? nil : watcher
        watcher?.willMove()
        let obstacle = await stage.make(move)
        if let watcher { calls = watcher.didMove() }
        if let obstacle { notice = "Not now: \(obstacle)." }
        attention.follow(snapshot)
    }

    /// Puts another architecture in place of this one, and does again all that was done since launch, on
    /// both sides: the server begins anew as well, so it ends with the same data.
    func switchArchitecture() async {
        let before = snapshot
        let old = apps[current]
        await stage.close()
        current = (current + 1) % apps.count
        stage = Stage(app: apps[current].app, setting: setting)
        for move in moves { _ = await stage.make(move) }
        attention.follow(snapshot)
        let sight = snapshot == before ? "the same screen" : "another screen"
        notice = "\(apps[current].name) shows \(sight), after \(old.name)."
    }
}

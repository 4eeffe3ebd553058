import AppContract
import Foundation
import PocketUI

/// A session of play: turns keys into actions, records them, and replays them on another architecture. It
/// knows no terminal and no wall clock.
final class Play {
    /// How many articles the server publishes with one key.
    static let articlesPublished = 3

    private let setup: PlaySetup
    private var app: RunningApp
    private(set) var current: Int
    private(set) var actions: [TimedAction] = []
    private(set) var calls: CallList?

    var focusStack = FocusStack()
    var notice: String?
    var prompt: String?
    var showsKeys = false
    /// Whether the player has quit.
    var isOver = false

    /// Launches the first app.
    init(_ setup: PlaySetup) {
        self.setup = setup
        current = setup.first
        app = RunningApp(setup.apps[current].app, setup: setup)
        focusStack.follow(app.window.snapshot)
        notice = Self.welcome
    }

    var window: Window { app.window }

    var snapshot: Snapshot { window.snapshot }

    var state: PlayState {
        PlayState(
            appName: setup.apps[current].name, snapshot: snapshot, focus: focusStack.focus,
            server: app.backend.state, notice: notice, prompt: prompt, showsKeys: showsKeys,
            calls: calls)
    }

    /// Presses the keys that the session is to begin with.
    func pressFirstKeys() async {
        for key in setup.keys.keys where !isOver { await press(key, at: 0) }
    }

    /// Performs an action, and tells the player if that is not possible.
    func perform(_ action: Action, at time: TimeInterval) async {
        let action = TimedAction(action: action, time: time)
        actions.append(action)
        let obstacle = await perform(action, isObserved: action.action.isObserved)
        if let obstacle { notice = "Not now: \(obstacle)." }
        focusStack.follow(snapshot)
    }

    private func perform(_ action: TimedAction, isObserved: Bool) async -> PersonError? {
        let observer = isObserved ? setup.observer : nil
        app.advanceClock(to: action.time)
        observer?.willPerform()
        let obstacle = await app.perform(action.action)
        if let observer {
            let title = "\(setup.apps[current].name): \(action.action.title)"
            calls = CallList(title: title, lines: observer.didPerform())
        }
        return obstacle
    }

    /// Replaces the app by that of the next architecture, and replays all actions since launch. The server
    /// begins anew as well, so it ends with the same data. The last action is observed again, so the calls
    /// beside the screen are those of the new architecture.
    func switchArchitecture() async {
        let before = snapshot
        let old = setup.apps[current].name
        await app.close()
        current = (current + 1) % setup.apps.count
        app = RunningApp(setup.apps[current].app, setup: setup)
        let observed = actions.lastIndex { $0.action.isObserved }
        for (index, action) in actions.enumerated() {
            _ = await perform(action, isObserved: index == observed)
        }
        focusStack.follow(snapshot)
        let name = setup.apps[current].name
        notice =
            snapshot.difference(from: before).map {
                "\(name) shows another screen than \(old): \($0)."
            } ?? "\(name) shows the same screen as \(old)."
    }

    func scrollCalls(pages: Int) {
        calls?.scroll(pages: pages)
    }
}

extension Action {
    /// A toast that goes by itself does not replace the calls of the action before.
    fileprivate var isObserved: Bool { self != .dismissToast }
}

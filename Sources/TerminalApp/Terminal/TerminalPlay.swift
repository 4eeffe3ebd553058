import AppContract
import Dispatch
import Foundation
import PocketUI

/// Lets somebody play with the apps in the terminal that this process was started from.
public final class TerminalPlay {
    /// How long a slow server takes.
    private static let slowness = Duration.seconds(1)
    /// How long a toast shows.
    private static let toastTime = Duration.seconds(4)
    /// What belongs to an escape follows sooner than this.
    private static let escapeTime = Duration.milliseconds(50)

    private let play: Play
    private let device: TerminalDevice
    private var painter: Painter
    private var decoder = KeyDecoder()
    private let launch = ContinuousClock.now
    private var shownToast: String?

    private let events: AsyncStream<Event>
    private let wake: AsyncStream<Event>.Continuation
    private let escapeAlarm: Alarm
    private let answerAlarm: Alarm
    private let toastAlarm: Alarm

    /// Gets ready, without touching the terminal yet.
    ///
    /// - Parameters:
    ///   - first: Where the app to begin with stands among `apps`.
    ///   - watcher: Who looks on at each move; what they say stands beside the app where there is room.
    /// - Returns: Nil if this process has no terminal for both its input and its output.
    package init?(
        apps: [NamedApp], first: Int, setting: Setting, isColoured: Bool,
        watcher: MoveWatcher? = nil
    ) {
        guard let device = TerminalDevice() else { return nil }
        self.device = device
        play = Play(apps: apps, first: first, setting: setting, watcher: watcher)
        painter = Painter(isColoured: isColoured)
        let (events, wake) = AsyncStream.makeStream(of: Event.self)
        self.events = events
        self.wake = wake
        escapeAlarm = Alarm { wake.yield(.escapeEnded) }
        answerAlarm = Alarm { wake.yield(.answerDue) }
        toastAlarm = Alarm { wake.yield(.toastEnded) }
    }

    /// Plays until the player has had enough, and gives the terminal back. A signal that ends processes
    /// ends this one, once the terminal is given back.
    public func run() async {
        let signals = Signals { [wake] in wake.yield(.signal($0)) }
        device.enter()
        let input = device.listen { [wake] bytes in
            wake.yield(bytes.isEmpty ? .inputEnded : .input(bytes))
        }
        let last = await loop()
        input.cancel()
        device.leave()
        signals.cancel()
        if let last { Signals.end(by: last) }
    }

    /// - Returns: The signal that ended it, if one did.
    private func loop() async -> Int32? {
        draw()
        for await event in events {
            switch event {
            case .input(let bytes): await press(decoder.decode(bytes))
            case .inputEnded: return nil
            case .signal(.end(let number)): return number
            case .signal(.stop): stop()
            case .signal(.goOn): takeOver()
            // The lines that stand there may have been broken anew.
            case .signal(.resize): painter.forget()
            case .escapeEnded: await press(decoder.endEscape())
            case .answerDue: await play.make(.giveAnswer, at: time)
            case .toastEnded: await play.make(.lookAway, at: time)
            }
            if play.isOver { return nil }
            setAlarms()
            draw()
        }
        return nil
    }

    private func press(_ keys: [Key]) async {
        for key in keys where !play.isOver {
            await play.press(key, at: time)
            if key == .control(Shortcut.redraw.rawValue) { painter.forget() }
        }
    }

    /// Stops until told to go on.
    private func stop() {
        device.leave()
        Signals.stop()
        takeOver()
    }

    /// Takes the terminal as somebody else left it.
    private func takeOver() {
        device.enter()
        painter.forget()
    }

    private func setAlarms() {
        if decoder.isInEscape { escapeAlarm.set(in: Self.escapeTime) }
        if play.scene.server.callsUnderWay == 0 {
            answerAlarm.turnOff()
        } else if !answerAlarm.isSet {
            answerAlarm.set(in: Self.slowness)
        }
        let toast = play.snapshot.toast
        if toast == nil { toastAlarm.turnOff() }
        if let toast, toast != shownToast { toastAlarm.set(in: Self.toastTime) }
        shownToast = toast
    }

    private func draw() {
        device.write(painter.text(for: Frame(play.scene, size: device.size)))
    }

    /// Seconds since the launch.
    private var time: TimeInterval {
        (ContinuousClock.now - launch) / .seconds(1)
    }
}

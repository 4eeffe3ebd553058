import AppContract
import Dispatch
import Foundation
import PocketUI

/// Something that wakes up the loop of `TerminalPlay`.
enum Event: Sendable {
    /// Bytes of keys.
    case input([UInt8])
    /// The terminal is closed.
    case inputEnded
    case signal(SignalEvent)
    /// No more bytes have followed an escape.
    case escapeEnded
    /// A slow server answers now.
    case answerDue
    /// A toast has been shown long enough.
    case toastEnded
}

/// A session of play in the terminal that this process was started from.
package final class TerminalPlay {
    /// How long a slow server takes.
    private static let slowness = Duration.seconds(1)
    /// How long a toast shows.
    private static let toastTime = Duration.seconds(4)
    /// The bytes of one key follow each other sooner than this.
    private static let escapeTime = Duration.milliseconds(50)

    private let play: Play
    private let device: TerminalDevice
    private var renderer: FrameRenderer
    private var decoder = KeyDecoder()
    private let launch = ContinuousClock.now
    private var shownToast: String?

    private let events: AsyncStream<Event>
    private let wake: AsyncStream<Event>.Continuation
    private let escapeTimer: OneShotTimer
    private let answerTimer: OneShotTimer
    private let toastTimer: OneShotTimer

    /// - Returns: Nil if input or output of this process is not a terminal.
    package init?(_ setup: PlaySetup, isColoured: Bool) {
        guard let device = TerminalDevice() else { return nil }
        self.device = device
        play = Play(setup)
        renderer = FrameRenderer(isColoured: isColoured)
        let (events, wake) = AsyncStream.makeStream(of: Event.self)
        self.events = events
        self.wake = wake
        escapeTimer = OneShotTimer { wake.yield(.escapeEnded) }
        answerTimer = OneShotTimer { wake.yield(.answerDue) }
        toastTimer = OneShotTimer { wake.yield(.toastEnded) }
    }

    /// Plays until the player quits or a signal ends the process, and restores the terminal.
    package func run() async {
        let signals = SignalListener { [wake] in wake.yield(.signal($0)) }
        device.enter()
        let input = device.listen { [wake] bytes in
            wake.yield(bytes.isEmpty ? .inputEnded : .input(bytes))
        }
        let last = await loop()
        input.cancel()
        device.leave()
        signals.cancel()
        if let last { SignalListener.end(by: last) }
    }

    /// - Returns: The signal that ended it, if one did.
    private func loop() async -> Int32? {
        await play.pressFirstKeys()
        if play.isOver { return nil }
        setTimers()
        draw()
        for await event in events {
            switch event {
            case .input(let bytes): await press(decoder.decode(bytes))
            case .inputEnded: return nil
            case .signal(.terminate(let number)): return number
            case .signal(.suspend): stop()
            case .signal(.resume): takeOver()
            // Some terminals rewrap the lines that they show.
            case .signal(.windowChange): renderer.invalidate()
            case .escapeEnded: await press(decoder.endEscape())
            case .answerDue: await play.perform(.giveAnswer, at: time)
            case .toastEnded: await play.perform(.dismissToast, at: time)
            }
            if play.isOver { return nil }
            setTimers()
            draw()
        }
        return nil
    }

    private func press(_ keys: [Key]) async {
        for key in keys where !play.isOver {
            await play.press(key, at: time)
            if key == .control(Shortcut.redraw.rawValue) { renderer.invalidate() }
        }
    }

    /// Stops until the process is continued.
    private func stop() {
        device.leave()
        SignalListener.stop()
        takeOver()
    }

    /// Takes the terminal over again.
    private func takeOver() {
        device.enter()
        renderer.invalidate()
    }

    private func setTimers() {
        if decoder.isInEscape { escapeTimer.start(Self.escapeTime) }
        if play.state.server.callsUnderWay == 0 {
            answerTimer.cancel()
        } else if !answerTimer.isRunning {
            answerTimer.start(Self.slowness)
        }
        let toast = play.snapshot.toast
        if toast == nil { toastTimer.cancel() }
        if let toast, toast != shownToast { toastTimer.start(Self.toastTime) }
        shownToast = toast
    }

    private func draw() {
        device.write(renderer.text(for: Frame(play.state, size: device.size)))
    }

    /// Seconds since the launch.
    private var time: TimeInterval {
        (ContinuousClock.now - launch) / .seconds(1)
    }
}

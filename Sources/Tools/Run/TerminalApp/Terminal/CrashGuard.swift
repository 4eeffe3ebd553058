import Foundation
import Synchronization

/// Restores the terminal when the process crashes.
///
/// A signal handler may only call what POSIX allows there, and may not wait for a lock. If the lock is taken,
/// the terminal is being restored anyway.
nonisolated enum CrashGuard {
    private static let signals = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

    private static let settings = Mutex<termios?>(nil)

    static func arm(toRestore original: termios) {
        settings.withLock { $0 = original }
        for number in signals {
            signal(number) { number in
                CrashGuard.restore()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    static func disarm() {
        for number in signals { signal(number, SIG_DFL) }
        settings.withLock { $0 = nil }
    }

    private static func restore() {
        _ = settings.withLockIfAvailable { original in
            guard var settings = original else { return }
            tcsetattr(STDIN_FILENO, TCSANOW, &settings)
            leavingSequence.withUTF8Buffer { text in
                _ = write(STDOUT_FILENO, text.baseAddress, text.count)
            }
        }
    }

    /// Resets styles, shows the cursor, turns bracketed paste off and autowrap on, and returns to the
    /// screen of the shell. A static string needs no allocation.
    static var leavingSequence: StaticString {
        "\u{1B}[0m\u{1B}[?25h\u{1B}[?2004l\u{1B}[?7h\u{1B}[?1049l"
    }
}

import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Gives the terminal back also when the process crashes, before it ends by the same signal.
///
/// Only what POSIX allows in a signal handler is done there, and the lock is only tried: who holds it is
/// about to give the terminal back anyway.
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
            farewell.withUTF8Buffer { text in _ = write(STDOUT_FILENO, text.baseAddress, text.count)
            }
        }
    }

    /// What a terminal is given back with: nothing set off, the cursor visible, pastes no longer marked,
    /// lines broken where they end, and the screen with the shell. In a form that needs no memory.
    static var farewell: StaticString {
        "\u{1B}[0m\u{1B}[?25h\u{1B}[?2004l\u{1B}[?7h\u{1B}[?1049l"
    }
}

import Dispatch
import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The terminal this process was started from: its settings, its size, its keys and its screen.
struct TerminalDevice {
    /// Another screen than the one with the shell, lines cut where they end, pastes marked as such.
    private static let entering = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h"
    /// The opposites, backwards, with the cursor visible and nothing set off.
    private static let leaving = CrashGuard.farewell.description

    /// The settings as they were found.
    private let original: termios

    /// Looks at the terminal.
    ///
    /// - Returns: Nil if there is none.
    init?() {
        var settings = termios()
        guard isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else {
            return nil
        }
        original = settings
    }

    /// Takes the terminal over: keys come one by one and are not shown. Those that send signals, such as
    /// Ctrl-C, still do.
    func enter() {
        CrashGuard.arm(toRestore: original)
        var raw = original
        cfmakeraw(&raw)
        raw.c_lflag |= tcflag_t(ISIG)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
        write(Self.entering)
    }

    /// Gives it back as it was found.
    func leave() {
        var settings = original
        // What was typed meanwhile was not meant for the shell.
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
        write(Self.leaving)
        CrashGuard.disarm()
    }

    /// How much room there is; that of the first terminals, if this one does not say.
    var size: Size {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
        else { return Size(columns: 80, lines: 24) }
        return Size(columns: Int(size.ws_col), lines: Int(size.ws_row))
    }

    /// Has `receive` called with what is typed, as it comes, on the main queue; with nothing at the end.
    func listen(_ receive: @escaping @Sendable ([UInt8]) -> Void) -> any DispatchSourceRead {
        let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
        source.setEventHandler { @Sendable in receive(Self.read(from: STDIN_FILENO)) }
        source.resume()
        return source
    }

    /// What has come in, which must be something; empty at the end.
    nonisolated static func read(from file: Int32) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
            repeat {
                count = systemRead(file, buffer.baseAddress, buffer.count)
            } while count < 0 && errno == EINTR
            count = max(0, count)
        }
    }

    /// Draws.
    func write(_ text: String) {
        // A terminal that has gone away is no failure of ours.
        if !text.isEmpty { try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) }
    }
}

/// `read`, by a name that no method hides.
private nonisolated func systemRead(
    _ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
    read(file, buffer, count)
}

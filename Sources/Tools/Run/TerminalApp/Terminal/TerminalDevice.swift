import Dispatch
import Foundation
import Output

/// The terminal that this process was started from.
struct TerminalDevice {
    /// Switches to the alternate screen, turns autowrap off and bracketed paste on.
    private static let entering = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h"
    private static let leaving = CrashGuard.leavingSequence.description

    /// The settings to restore.
    private let original: termios

    /// - Returns: Nil if input or output is not a terminal.
    init?() {
        var settings = termios()
        guard isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else {
            return nil
        }
        original = settings
    }

    /// Takes the terminal over in raw mode: keys arrive one by one and are not echoed. Keys such as Ctrl-C
    /// still send signals.
    func enter() {
        CrashGuard.arm(toRestore: original)
        var raw = original
        cfmakeraw(&raw)
        raw.c_lflag |= tcflag_t(ISIG)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
        write(Self.entering)
    }

    /// Restores the terminal.
    func leave() {
        var settings = original
        // What was typed meanwhile is not for the shell, so it is flushed.
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
        write(Self.leaving)
        CrashGuard.disarm()
    }

    /// The size of the window; 80 x 24 if the terminal does not tell.
    var size: Size {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
        else { return Size(columns: 80, lines: 24) }
        return Size(columns: Int(size.ws_col), lines: Int(size.ws_row))
    }

    /// Calls `receive` on the main queue with what is typed, and with nothing at the end of the input.
    func listen(_ receive: @escaping @Sendable ([UInt8]) -> Void) -> any DispatchSourceRead {
        let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
        source.setEventHandler { @Sendable in receive(Self.read(from: STDIN_FILENO)) }
        source.resume()
        return source
    }

    /// Reads what has arrived; empty at the end of the input.
    nonisolated static func read(from file: Int32) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
            repeat {
                count = systemRead(file, buffer.baseAddress, buffer.count)
            } while count < 0 && errno == EINTR
            count = max(0, count)
        }
    }

    /// Writes to the terminal. A closed terminal is noticed by the input, so failures are ignored
    /// here.
    func write(_ text: String) {
        _ = StandardOutput.write(text, to: STDOUT_FILENO)
    }
}

/// `read`, under a name that no method hides.
private nonisolated func systemRead(
    _ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
    read(file, buffer, count)
}

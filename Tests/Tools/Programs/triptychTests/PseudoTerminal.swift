import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A pseudo-terminal: a test at one end sees what a program draws at the other.
final class PseudoTerminal {
    /// Where a program reads its keys and draws.
    let far: FileHandle
    private let near: FileHandle
    /// What stands on the screen.
    private(set) var screen = TerminalScreen(columns: 80, lines: 24)

    /// Whether this machine lets one be opened.
    static let isAvailable = (try? PseudoTerminal()) != nil

    init() throws {
        var nearEnd: Int32 = 0
        var farEnd: Int32 = 0
        guard openpty(&nearEnd, &farEnd, nil, nil, nil) == 0 else { throw POSIXError(.ENODEV) }
        // The program is to have the far end alone, and as its input and output alone.
        for end in [nearEnd, farEnd] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        near = FileHandle(fileDescriptor: nearEnd, closeOnDealloc: true)
        far = FileHandle(fileDescriptor: farEnd, closeOnDealloc: true)
        resize(columns: 80, lines: 24)
    }

    /// Gives the window another size, and the screen with it.
    func resize(columns: Int, lines: Int) {
        var size = winsize()
        size.ws_col = UInt16(columns)
        size.ws_row = UInt16(lines)
        _ = ioctl(near.fileDescriptor, UInt(TIOCSWINSZ), &size)
        screen = TerminalScreen(columns: columns, lines: lines)
    }

    /// Presses keys.
    func type(_ keys: String) throws {
        try near.write(contentsOf: Data(keys.utf8))
    }

    /// Reads what is drawn until the screen meets a condition, for at most 30 seconds.
    ///
    /// - Returns: Whether it was met.
    func waits(until isReached: (TerminalScreen) -> Bool) -> Bool {
        let deadline = ContinuousClock.now + .seconds(30)
        while !isReached(screen) {
            let left = Int32(max(0, (deadline - .now) / .milliseconds(1)))
            var waiting = pollfd(fd: near.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, left) > 0 else { return false }
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = read(near.fileDescriptor, &bytes, bytes.count)
            guard count > 0 else { return false }
            screen.take(bytes[..<count])
        }
        return true
    }

    /// The settings of the terminal, as something to compare.
    var settings: [UInt8] {
        var settings = termios()
        tcgetattr(far.fileDescriptor, &settings)
        return withUnsafeBytes(of: &settings) { Array($0) }
    }
}

import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What stands at the other end of the output: a terminal, or a pipe or file.
public struct Terminal: Sendable {
    /// How many characters fit in a line; nil in a pipe.
    public let width: Int?
    /// How many lines fit in the window; nil in a pipe.
    public let height: Int?
    /// Whether texts may be coloured.
    public let isColoured: Bool
    /// Whether progress may be shown, which is drawn over and over on one line of the error output.
    public let showsProgress: Bool

    /// Looks at the outputs of this process. `NO_COLOR` and a `TERM` of `dumb` are honoured, and
    /// `COLUMNS` goes before what the terminal says of its width.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let isPlain = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
        let window = isTerminal ? Self.windowSize() : nil
        width = environment["COLUMNS"].flatMap(Int.init) ?? window?.width
        height = window?.height
        isColoured = isTerminal && !isPlain
        showsProgress = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    }

    /// The text set off, where the terminal can do so.
    public func styled(_ text: String, _ style: Style) -> String {
        isColoured && !text.isEmpty ? style.applied(to: text) : text
    }

    /// Writes a line to the output.
    public func print(_ line: String) {
        Self.write(line + "\n", to: .standardOutput)
    }

    /// Writes a line to the error output: what is no part of the result.
    public func note(_ line: String) {
        Self.write(line + "\n", to: .standardError)
    }

    /// Writes a file, and notes where the one went that was there before.
    public func save(_ text: String, to path: String) throws(SafeFileError) {
        if let saved = try SafeFile.write(text, to: path) {
            note("\(path) was there already; it is now \(saved)")
        }
    }

    /// Shows how far a long piece of work has come, in place of what was shown before. Nothing in a
    /// pipe.
    public func showProgress(_ text: String) {
        if showsProgress { Self.write("\r\u{1B}[K" + text, to: .standardError) }
    }

    /// Takes the progress away.
    public func clearProgress() {
        showProgress("")
    }

    private static func write(_ text: String, to file: FileHandle) {
        // A reader that has gone away is no failure of ours.
        try? file.write(contentsOf: Data(text.utf8))
    }

    private static func windowSize() -> (width: Int, height: Int)? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return (Int(size.ws_col), Int(size.ws_row))
    }
}

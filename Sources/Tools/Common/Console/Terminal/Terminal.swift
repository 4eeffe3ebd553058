import Foundation
import Synchronization

/// Standard output and standard error, and whether they are a terminal, a pipe or a file.
package struct Terminal: Sendable {
    /// The columns of a line; nil in a pipe.
    package let width: Int?
    package let isColoured: Bool
    /// Whether progress may be shown, which is redrawn on one line of standard error.
    package let showsProgress: Bool

    /// Whether a file is written to standard output. Printed text is written to standard error then, so that the
    /// two don't mix.
    package var savesToStandardOutput = false

    private let output = StandardOutput()
    private let notesWidth: Int?

    /// Examines the outputs of this process. `NO_COLOR` and `TERM=dumb` turn colours off, and `COLUMNS`
    /// overrides the width of the window.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let isPlain = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
        let columns = environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
        width = columns ?? (isTerminal ? Self.windowWidth(of: STDOUT_FILENO) : nil)
        isColoured = isTerminal && !isPlain
        let notesAreSeen = isatty(STDERR_FILENO) == 1
        showsProgress = notesAreSeen && environment["TERM"] != "dumb"
        notesWidth = notesAreSeen ? columns ?? Self.windowWidth(of: STDERR_FILENO) : nil
    }

    /// The text in a style, if the terminal shows styles.
    package func styled(_ text: String, _ style: Style) -> String {
        isColoured && !text.isEmpty ? style.applied(to: text) : text
    }

    // MARK: Standard output

    /// Prints a text and a line end, as it is.
    package func print(_ text: String) {
        if savesToStandardOutput {
            Self.writeError(text + "\n")
        } else {
            output.write(text + "\n")
        }
    }

    /// Prints prose. Long lines are wrapped between words.
    package func print(wrapping text: String) {
        print(width.map { text.wrapped(to: $0).joined(separator: "\n") } ?? text)
    }

    /// Throws if anything that was printed could not be written. Call it at the end of the process.
    package func finish() throws(OutputError) {
        try output.finish()
    }

    /// Writes a file, in place of an old one. The path `-` is standard output.
    package func save(_ text: String, to path: String) throws(OutputError) {
        if path == SafeFile.standardOutput {
            output.write(text)
        } else {
            try SafeFile.write(text, to: path)
        }
    }

    // MARK: Standard error

    /// Prints a message that is not part of the result.
    package func note(_ text: String) {
        let lines = notesWidth.map { text.wrapped(to: $0).joined(separator: "\n") } ?? text
        Self.writeError(lines + "\n")
    }

    /// Shows the progress of a long piece of work on one line, in place of what was shown before. Does nothing in a pipe.
    package func showProgress(_ text: some StringProtocol) {
        if showsProgress {
            Self.writeError("\r\u{1B}[K" + text.prefix((notesWidth ?? 80) - 1))
        }
    }

    package func clearProgress() {
        showProgress("")
    }

    private static func writeError(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    private static func windowWidth(of file: Int32) -> Int? {
        var size = winsize()
        let isKnown = ioctl(file, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return isKnown ? Int(size.ws_col) : nil
    }
}

/// Standard output, which remembers its first failure, as the streams of C do. So printing need not throw,
/// and a full disk or a closed pipe is reported once, at the end.
final class StandardOutput: Sendable {
    private let failure = Mutex<OutputError?>(nil)

    func write(_ text: String) {
        failure.withLock { failure in
            if failure != nil { return }
            do {
                try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
            } catch {
                failure = OutputError(name: "standard output", error)
            }
        }
    }

    func finish() throws(OutputError) {
        if let failure = failure.withLock({ $0 }) { throw failure }
    }
}

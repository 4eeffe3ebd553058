/// The exit status of the process.
enum ExitCode: Int32 {
    case success = 0
    /// A check failed, or a file can't be read or written.
    case failure = 1
    /// Wrong usage: `EX_USAGE` of BSD's sysexits.
    case usage = 64
}

/// A command line that can't be used: what was seen, and what to do instead.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

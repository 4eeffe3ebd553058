/// What the process tells whoever started it.
enum ExitCode: Int32 {
    /// Everything was done, and every check passed.
    case success = 0
    /// A check failed, or a file cannot be read as what it should be.
    case failure = 1
    /// The command line cannot be taken: `EX_USAGE` of BSD's sysexits.
    case usage = 64
}

/// Why a file was not written. What was there before is still there, if under another name.
public struct SafeFileError: Error, Equatable, CustomStringConvertible {
    /// The file.
    public let path: String
    /// What the system says.
    public let reason: String

    /// The error, and what to do.
    public var description: String {
        "\(path): cannot be written (\(reason)); give the path of a file in a folder you may write to"
    }
}

/// What is wrong with a feature file, and what to do about it.
public struct GherkinError: Error, Equatable, CustomStringConvertible {
    /// The file.
    public let path: String
    /// Where in the file.
    public let location: Location
    /// What stands there.
    public let seen: String
    /// What could stand there.
    public let expected: String
    /// What to do.
    public let advice: String

    /// The error in one line.
    public var description: String {
        "\(path):\(location.line):\(location.column): saw \(seen); expected \(expected); \(advice)"
    }
}

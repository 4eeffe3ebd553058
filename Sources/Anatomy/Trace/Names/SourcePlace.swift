/// Where a function stands in the sources.
public struct SourcePlace: Codable, Equatable, Hashable, Sendable {
    /// The file, from the package's folder on.
    public let file: String
    /// The line it begins on, which has its name.
    public let firstLine: Int
    /// The line it ends on.
    public let lastLine: Int

    /// Makes a place.
    public init(file: String, firstLine: Int, lastLine: Int) {
        self.file = file
        self.firstLine = firstLine
        self.lastLine = lastLine
    }

    /// The file and the first line, as editors and terminals take it.
    public var text: String { "\(file):\(firstLine)" }
}

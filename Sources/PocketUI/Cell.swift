/// What a person sees of one row of a table.
public struct Cell: Equatable, Codable, Sendable {
    /// The first line.
    public let title: String

    /// The second, smaller line.
    public let subtitle: String

    /// Makes a cell.
    public init(title: String, subtitle: String) {
        self.title = title
        self.subtitle = subtitle
    }
}

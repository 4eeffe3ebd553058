/// A place in a feature file.
public struct Location: Equatable, Sendable {
    /// The line, counted from one.
    public let line: Int

    /// The column, counted from one in Unicode code points.
    public let column: Int
}

extension Location: CustomStringConvertible {
    /// The line and the column, as compilers write them.
    public var description: String { "\(line):\(column)" }
}

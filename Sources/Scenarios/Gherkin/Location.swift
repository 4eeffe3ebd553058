/// A place in a file.
public struct Location: Equatable, Sendable {
    /// Counted from 1.
    public let line: Int
    /// Counted from 1, in Unicode scalars, as Cucumber counts.
    public let column: Int

    /// Makes a location.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

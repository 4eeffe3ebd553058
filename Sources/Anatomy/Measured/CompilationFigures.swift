/// What it takes to compile an architecture, and what comes of it.
public struct CompilationFigures: Codable, Equatable, Sendable {
    /// The seconds on the clock of a release build of the module alone, the median of several.
    public let seconds: Double
    /// The bytes of its object file, without debugging information.
    public let objectBytes: Int

    /// Takes what was measured.
    public init(seconds: Double, objectBytes: Int) {
        self.seconds = seconds
        self.objectBytes = objectBytes
    }
}

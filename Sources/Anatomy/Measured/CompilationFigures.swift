/// What it takes to compile an architecture, and what comes of it.
package struct CompilationFigures: Codable, Equatable, Sendable {
    /// The seconds on the clock of a release build of the module alone, the median of several.
    package let seconds: Double
    /// The bytes of its object file, without debugging information.
    package let objectBytes: Int

    /// Takes what was measured.
    package init(seconds: Double, objectBytes: Int) {
        self.seconds = seconds
        self.objectBytes = objectBytes
    }
}

/// How much of the logic of an architecture runs in its tests, which have no screen.
package struct CoverageFigures: Codable, Equatable, Sendable {
    /// The lines of code in files of logic roles.
    package let lines: Int
    /// Those that ran.
    package let covered: Int

    /// Takes what was counted.
    package init(lines: Int, covered: Int) {
        self.lines = lines
        self.covered = covered
    }

    /// The share, from 0 to 1.
    package var share: Double { lines == 0 ? 0 : Double(covered) / Double(lines) }
}

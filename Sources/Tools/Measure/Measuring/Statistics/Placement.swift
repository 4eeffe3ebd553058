/// How the program's code and data were placed in memory during a run.
package enum Placement: Codable, Equatable, Sendable {
    /// Each process had its own memory layout, so the effect of layouts is part of the scatter between processes.
    case manyLayouts
    /// All processes had the same layout, that of the program file. The file is identified by its size and date.
    case oneLayout(program: String, reason: String)

    /// Whether ratios of two runs can be compared. Two layouts have different ratios, although the code is the same.
    package func isComparable(with other: Placement) -> Bool {
        switch (self, other) {
        case (.manyLayouts, .manyLayouts): true
        case (.oneLayout(let program, _), .oneLayout(let other, _)): program == other
        default: false
        }
    }

    /// The standard deviation of the error that all processes share, as a logarithm. More processes don't make it
    /// smaller.
    ///
    /// In 46 layouts, the ratio of MVC to a copy of MVC had a standard deviation of 0.3 to 0.8 %.
    var error: Double {
        switch self {
        case .manyLayouts: 0
        case .oneLayout: 0.008
        }
    }
}

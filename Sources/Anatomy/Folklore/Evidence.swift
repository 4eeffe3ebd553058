/// What claims are judged by.
public struct Evidence: Sendable {
    /// A ratio that a benchmark found.
    public struct Ratio: Sendable {
        /// What the benchmark belongs to, such as `memory`.
        public let suite: String
        /// What was done.
        public let action: String
        /// The architecture that did it.
        public let architecture: String
        /// How many times as much as the app without an architecture.
        public let ratio: Double

        /// Takes what was found.
        public init(suite: String, action: String, architecture: String, ratio: Double) {
            self.suite = suite
            self.action = action
            self.architecture = architecture
            self.ratio = ratio
        }
    }

    /// The figures of the sources.
    public let anatomy: AnatomyFigures
    /// The ratios of a run of the benchmarks; nil if there is none.
    public let ratios: [Ratio]?

    /// Collects what there is.
    public init(anatomy: AnatomyFigures, ratios: [Ratio]? = nil) {
        self.anatomy = anatomy
        self.ratios = ratios
    }

    /// A figure of each architecture.
    func each(_ figure: (ArchitectureFigures) -> Double) -> SideBySide {
        SideBySide(anatomy.architectures.map { ($0.name, figure($0)) })
    }

    /// A whole figure of each architecture.
    func each(_ figure: (ArchitectureFigures) -> Int) -> SideBySide {
        each { Double(figure($0)) }
    }
}

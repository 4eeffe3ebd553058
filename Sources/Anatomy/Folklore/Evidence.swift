/// What claims are judged by.
public struct Evidence: Sendable {
    /// What is alive on the heap while a screen is open.
    public struct OpenScreen: Sendable {
        /// Which screen.
        public let name: String
        /// The architecture it belongs to.
        public let architecture: String
        /// How many blocks there are, those of the app included that come with it.
        public let blocks: Int

        /// Takes what was counted.
        public init(name: String, architecture: String, blocks: Int) {
            self.name = name
            self.architecture = architecture
            self.blocks = blocks
        }
    }

    /// The figures of the sources.
    public let anatomy: AnatomyFigures
    /// What open screens take; empty if that could not be counted.
    public let openScreens: [OpenScreen]

    /// Collects what there is.
    public init(anatomy: AnatomyFigures, openScreens: [OpenScreen] = []) {
        self.anatomy = anatomy
        self.openScreens = openScreens
    }

    /// A figure of each architecture that has it.
    func each(_ figure: (ArchitectureFigures) -> Double?) -> SideBySide {
        SideBySide(
            anatomy.architectures.compactMap { architecture in
                figure(architecture).map { (architecture.name, $0) }
            })
    }

    /// A whole figure of each architecture that has it.
    func each(_ figure: (ArchitectureFigures) -> Int?) -> SideBySide {
        each { figure($0).map { Double($0) } }
    }
}

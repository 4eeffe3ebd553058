/// What claims are judged by.
package struct Evidence: Sendable {
    /// What is alive on the heap while a screen is open.
    package struct OpenScreen: Sendable {
        /// Which screen.
        package let name: String
        /// The architecture it belongs to.
        package let architecture: String
        /// How many blocks there are, those of the app included that come with it.
        package let blocks: Int

        /// Takes what was counted.
        package init(name: String, architecture: String, blocks: Int) {
            self.name = name
            self.architecture = architecture
            self.blocks = blocks
        }
    }

    /// The figures of the sources.
    package let anatomy: AnatomyFigures
    /// What open screens take; empty if that could not be counted.
    package let openScreens: [OpenScreen]

    /// Collects what there is.
    package init(anatomy: AnatomyFigures, openScreens: [OpenScreen] = []) {
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

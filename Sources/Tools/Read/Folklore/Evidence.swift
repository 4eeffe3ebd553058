import Anatomy
import Output

package struct Evidence: Sendable {
    /// The heap blocks of an open screen.
    package struct OpenScreen: Codable, Sendable {
        let name: String
        let architecture: String
        /// Includes the blocks of the app around the screen.
        package let blocks: Int

        package init(name: String, architecture: String, blocks: Int) {
            self.name = name
            self.architecture = architecture
            self.blocks = blocks
        }
    }

    /// What one change costs in an architecture.
    package struct Change: Codable, Sendable {
        let name: String
        let architecture: String
        /// Those that it adds and removes.
        package let statements: Int
        /// The folders of features, or of what these share, in which it touches files.
        package let folders: Int
        /// The share of its statements that the role with the most of them has; nil for no statements.
        package let shareInOneRole: Double?

        package init(
            name: String, architecture: String, statements: Int, folders: Int,
            shareInOneRole: Double?
        ) {
            self.name = name
            self.architecture = architecture
            self.statements = statements
            self.folders = folders
            self.shareInOneRole = shareInOneRole
        }
    }

    /// What the unit tests of an architecture catch of the faults made on purpose, in all of its roles.
    package struct CaughtFaults: Codable, Sendable {
        let architecture: String
        package let share: Double

        package init(architecture: String, share: Double) {
            self.architecture = architecture
            self.share = share
        }
    }

    package let anatomy: AnatomyFigures
    /// Empty if heap blocks can't be counted.
    package let openScreens: [OpenScreen]
    /// Empty if no changes are at hand.
    package let changes: [Change]
    /// Empty if not all faults have been tried.
    package let caughtFaults: [CaughtFaults]

    package init(
        anatomy: AnatomyFigures, openScreens: [OpenScreen] = [], changes: [Change] = [],
        caughtFaults: [CaughtFaults] = []
    ) {
        self.anatomy = anatomy
        self.openScreens = openScreens
        self.changes = changes
        self.caughtFaults = caughtFaults
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

    /// The mean of a figure over the changes of an architecture; nil if there are none.
    func meanOfChanges(
        _ architecture: ArchitectureFigures, _ figure: (Change) -> Double?
    ) -> Double? {
        let figures = changes.filter { $0.architecture == architecture.name }.compactMap(figure)
        return figures.isEmpty ? nil : figures.reduce(0, +) / Double(figures.count)
    }
}

/// One figure of each architecture that has it. An architecture without it is neither the most nor the least.
struct SideBySide {
    /// The least ratio that counts as a difference. A smaller one, between programs of one author,
    /// may be chance.
    static let margin = 1.5

    let values: [(name: String, figure: Double)]

    init(_ values: [(name: String, figure: Double)]) {
        self.values = values
    }

    func isFarMost(_ name: String) -> Bool {
        others(than: name).allSatisfy { figure(of: name) > Self.margin * $0 }
    }

    func isFarLeast(_ name: String) -> Bool {
        others(than: name).allSatisfy { $0 > Self.margin * figure(of: name) }
    }

    /// Whether another has far more.
    func isFarFromMost(_ name: String) -> Bool {
        others(than: name).contains { $0 > Self.margin * figure(of: name) }
    }

    /// Whether another has far less.
    func isFarFromLeast(_ name: String) -> Bool {
        others(than: name).contains { figure(of: name) > Self.margin * $0 }
    }

    func isLeast(_ name: String) -> Bool {
        others(than: name).allSatisfy { figure(of: name) < $0 }
    }

    func isMost(_ name: String) -> Bool {
        others(than: name).allSatisfy { figure(of: name) > $0 }
    }

    /// The figures in words, such as `types: MVP 17, MVVM 25, VIPER 31`.
    func text(_ what: String) -> String {
        let figures = values.map { "\($0.name) \(Self.text($0.figure))" }
        return "\(what): \(figures.joined(separator: ", "))"
    }

    private static func text(_ figure: Double) -> String {
        figure.formatted(places: figure == figure.rounded() ? 0 : 1)
    }

    private func figure(of name: String) -> Double {
        values.first { $0.name == name }?.figure ?? .nan
    }

    private func others(than name: String) -> [Double] {
        values.filter { $0.name != name }.map(\.figure)
    }
}

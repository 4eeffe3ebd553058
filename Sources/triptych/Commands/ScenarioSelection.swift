import Reporting
import Scenarios

/// Which scenarios a command line asks for.
struct ScenarioSelection {
    private let files: [String]
    private let tag: String?
    private let name: String?

    init(_ arguments: Arguments) throws(UsageError) {
        self.init(
            files: try Self.files(arguments.operands),
            tag: arguments.value(of: "--tag").map { $0.hasPrefix("@") ? $0 : "@" + $0 },
            name: arguments.value(of: "--name"))
    }

    /// All scenarios of the files that the paths name, or of the package.
    init(paths: [String]) throws(UsageError) {
        self.init(files: try Self.files(paths), tag: nil, name: nil)
    }

    /// All scenarios of the package.
    static func all() throws(UsageError) -> ScenarioSelection {
        ScenarioSelection(files: try files([]), tag: nil, name: nil)
    }

    private init(files: [String], tag: String?, name: String?) {
        self.files = files
        self.tag = tag
        self.name = name
    }

    /// The feature files that the paths name, or those of the package.
    static func files(_ paths: [String]) throws(UsageError) -> [String] {
        do throws(FeatureFilesError) {
            return try FeatureFiles.find(
                paths.isEmpty ? [try FeatureFiles.ownFolder()] : paths)
        } catch {
            throw UsageError(error.description)
        }
    }

    /// Reads the files and chooses.
    ///
    /// - Returns: Nil if a file cannot be read; that has been said by then, in a line for each.
    func load(reportingTo terminal: Terminal) throws(UsageError) -> [RunnableScenario]? {
        var scenarios: [RunnableScenario] = []
        var isSound = true
        for file in files {
            do throws(GherkinError) {
                scenarios += try RunnableFeature(try FeatureFiles.read(file)).scenarios
            } catch {
                terminal.note(error.description)
                isSound = false
            }
        }
        guard isSound else { return nil }
        let chosen = scenarios.filter(isChosen)
        if chosen.isEmpty { throw UsageError(nothingChosen(among: scenarios.count)) }
        return chosen
    }

    private func isChosen(_ scenario: RunnableScenario) -> Bool {
        let scenario = scenario.scenario
        return (tag.map(scenario.tags.contains) ?? true)
            && (name.map(scenario.name.contains) ?? true)
    }

    private func nothingChosen(among count: Int) -> String {
        let wanted = [
            tag.map { "has the tag \($0)" }, name.map { "has \"\($0)\" in its name" },
        ].compactMap(\.self)
        let condition = wanted.isEmpty ? "is there" : wanted.joined(separator: " and ")
        return "of \(count) scenarios none \(condition); "
            + "`triptych scenarios list` prints them with their tags"
    }
}

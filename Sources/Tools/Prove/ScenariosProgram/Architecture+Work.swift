import AppContract
import Apps
import ArchitectureList
import ArchitectureRules
import Exploration
import Gherkin
import Scenarios
import Toolchain

extension NamedApp {
    /// The results of the scenarios of a file, or of a folder.
    ///
    /// - Parameter willRun: Called before each scenario. If the app hangs or crashes, it does so in the last of them.
    @MainActor
    func results(
        of path: String, willRun: @escaping (String) -> Void
    ) async throws -> TestReport {
        let scenarios = try FeatureFiles.find([path]).flatMap { file in
            try RunnableFeature(FeatureFiles.read(file)).scenarios
        }
        let runner = ScenarioRunner(app: app, countsBlocks: true)
        let result = await runner.run(
            scenarios, as: name, willRun: { willRun("\($0.place), \($0.fullName)") })
        return TestReport([result])
    }

    /// Takes random walks beside the reference. For the reference itself, the walks are beside another architecture.
    ///
    /// - Returns: The differences and leaks; empty if there are none.
    @MainActor
    func differences(in steps: Int, seed: UInt64) async -> [String] {
        let reference = Architecture.all.first(where: \.isReference)?.name
        let other = Architecture.all.first {
            $0.name != name && ($0.isReference || reference == name)
        }
        let walkers = [self, other?.namedApp].compactMap { $0.map { Walker($0) } }
        let explorer = Explorer(walkers)
        var (done, number) = (0, 0)
        while done < steps {
            let walk = await explorer.walk(number, seed: seed)
            if let found = walk.found { return found.explanation }
            done += walk.actions
            number += 1
        }
        return []
    }
}

extension Architecture {
    /// The places where its sources break the rules, in the package that the program is called in.
    func violations() throws -> [StructureRules.Violation] {
        let package = try PackageFolder.current()
        let environment = subject.isVariant ? PackageManifest.withVariants : [:]
        let manifest = try PackageManifest(of: package, environment: environment)
        return try StructureRules(of: subject, isReference: isReference, in: package).violations(
            allowing: manifest.target(named: subject.module).dependencies,
            among: Set(manifest.targets.map(\.name)))
    }
}

import AppContract
import Foundation
import Gherkin
import Scenarios
import Testing
import Toolchain

@testable import BenchProgram
@testable import Benchmarks

@Suite("Other designs of the architectures")
@MainActor
struct VariantTests {
    @Test("Each passes every scenario, and leaves nothing behind", arguments: Variant.built.indices)
    func scenarios(index: Int) async throws {
        let variant = Variant.built[index]
        let runner = ScenarioRunner(app: variant.app.app)
        for scenario in try Self.scenarios where scenario.isMeant(for: variant.architecture) {
            let outcome = await runner.run(scenario)
            #expect(
                outcome == .passed,
                "\(variant.app.name), \(scenario.place): \(outcome.explanation ?? "")")
        }
    }

    private static var scenarios: [RunnableScenario] {
        get throws {
            let folder = try PackageFolder.find(with: ["scenarios"], around: #filePath)
                .appending(path: "scenarios")
            return try FeatureFiles.find([folder.path])
                .flatMap { try RunnableFeature(try FeatureFiles.read($0)).scenarios }
        }
    }
}

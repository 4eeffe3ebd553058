import AppContract
import ArchitectureList
import Foundation
import LoopbackWire
import Measuring
import Scenarios
import Testing

@testable import Exploration

@Suite("Exploration")
struct ExplorerTests {
    @Test("Random walks find no difference and no leak", arguments: [1, 2] as [UInt64])
    func noDifference(seed: UInt64) async {
        var reach = Reach()
        let found = await Explorer(Architecture.all.namedApps.map { Walker($0) })
            .explore(seed: seed, walks: 0..<20, reach: &reach)
        #expect(found == nil)
        #expect(reach.actions > 1_000)
        #expect(reach.shapes.count > 80)
    }

    @Test("Over HTTP an app shows the same as in memory")
    func transports() async throws {
        let app = Architecture.all[0].namedApp
        let overHTTP = Walker(
            app, name: "over HTTP", transport: try LoopbackWire().backend(reaching:))
        var reach = Reach()
        let found = await Explorer([Walker(app), overHTTP])
            .explore(seed: 1, walks: 0..<8, reach: &reach)
        #expect(found == nil)
        #expect(reach.actions > 400)
    }

    @Test(
        "A fault is found, and shrunk to a scenario that fails on the faulty app alone",
        arguments: [
            NamedApp(name: "sends twice", app: FaultyApp<SendsTwice>.self),
            NamedApp(name: "searches in lower case", app: FaultyApp<SearchesInLowerCase>.self),
            NamedApp(name: "stopped clock", app: FaultyApp<KeepsTheTimeOfLaunch>.self),
            NamedApp(name: "keeps screens", app: FaultyApp<KeepsScreens>.self),
        ])
    func fault(in faulty: NamedApp) async throws {
        let sound = Architecture.all[0].namedApp
        var reach = Reach()
        // With this seed each is found within a second.
        let found = try #require(
            await Explorer([Walker(sound), Walker(faulty)]).explore(
                seed: 3, walks: 0..<2_000, reach: &reach))
        #expect(found.scenario.steps.count <= 12)

        let text = found.scenario.text(name: "Found")
        let feature = try RunnableFeature(
            GherkinReader().read(Data(text.utf8), path: "found.feature"))
        let scenario = try #require(feature.scenarios.first)
        #expect(await ScenarioRunner(app: sound.app).run(scenario) == .passed)
        // No phrase tells the content of a request, for example.
        let leaks = found.scenario.explanation.contains { $0.contains(" leaks: ") }
        if leaks || found.scenario.outcome != nil {
            #expect(await ScenarioRunner(app: faulty.app).run(scenario).isFailure)
        }
    }
}

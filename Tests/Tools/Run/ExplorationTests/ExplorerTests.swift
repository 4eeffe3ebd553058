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

    @Test("Two seeds have no walk in common, also if one follows the other")
    func seeds() {
        let walks = [1, 2, 3 as UInt64].map { seed in
            Set(
                (0..<1000).map { walk in
                    var generator = SeededGenerator(seed: Explorer.seed(seed, walk: walk))
                    return (0..<3).map { _ in generator.next() }
                }.joined())
        }
        #expect(walks[0].count == 3000)
        #expect(walks[0].isDisjoint(with: walks[1]))
        #expect(walks[1].isDisjoint(with: walks[2]))
    }

    @Test("The same seed takes the same walks")
    func sameSeed() async {
        var walks: [[String]] = []
        for _ in 0..<2 {
            var steps: [String] = []
            await Explorer(Architecture.all.namedApps.map { Walker($0) }).follow(seed: 3, walk: 5) {
                steps.append($0)
            }
            walks.append(steps)
        }
        #expect(walks[0].count >= 20)
        #expect(walks[0] == walks[1])
    }

    @Test(
        "A fault is found, and shrunk to a scenario that fails on the faulty app alone",
        arguments: [
            NamedApp(name: "sends twice", app: FaultyApp<SendsTwice>.self),
            NamedApp(name: "trims feedback", app: FaultyApp<TrimsFeedback>.self),
            NamedApp(name: "drops long feedback", app: FaultyApp<DropsLongFeedback>.self),
            NamedApp(name: "searches in lower case", app: FaultyApp<SearchesInLowerCase>.self),
            NamedApp(name: "loads page 1 again", app: FaultyApp<LoadsTheFirstPageAgain>.self),
            NamedApp(name: "stops after a page", app: FaultyApp<StopsAfterOnePage>.self),
            NamedApp(
                name: "blames the server", app: FaultyApp<BlamesTheServerForWrongPasswords>.self),
            NamedApp(name: "stopped clock", app: FaultyApp<KeepsTheTimeOfLaunch>.self),
            NamedApp(name: "searches twice", app: FaultyApp<SearchesTwice>.self),
            NamedApp(name: "keeps screens", app: FaultyApp<KeepsScreens>.self),
        ])
    func fault(in faulty: NamedApp) async throws {
        let sound = Architecture.all[0].namedApp
        var reach = Reach()
        // With this seed each is found within a second. Walks rarely type long feedback, so with others the fault
        // in it may take minutes.
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

import AppContract
import Apps
import ArchitectureList
import Foundation
import Gherkin
import Loopback
import Measuring
import Scenarios
import Testing

@testable import Exploration

@Suite("Exploration")
struct ExplorerTests {
    @Test("Random walks find no difference and no leak", arguments: [1, 2] as [UInt64])
    func noDifference(seed: UInt64) async {
        let explorer = Explorer(Array(Apps.all.prefix(Architecture.all.count)).map { Walker($0) })
        let walks = await walks(20, of: explorer, seed: seed)
        #expect(walks.allSatisfy { $0.found == nil })
        #expect(walks.map(\.actions).reduce(0, +) > 1_000)
        #expect(Set(walks.flatMap(\.shapes)).count > 80)
    }

    @Test("Walks leave out what they are told to, and nothing else")
    func without() async {
        func steps(without kinds: [Move.Kind]) async -> [String] {
            let explorer = Explorer([Walker(Apps.all[0])], without: kinds)
            var steps: [String] = []
            for number in 0..<5 { _ = await explorer.walk(number, seed: 1) { steps.append($0) } }
            return steps
        }
        let all = await steps(without: [])
        let some = await steps(without: [.links, .failures])
        for (text, isLeftOut) in [("link", true), ("next", true), ("holds", false)] {
            #expect(all.contains { $0.contains(text) })
            #expect(some.contains { $0.contains(text) } != isLeftOut, "\(text)")
        }
    }

    @Test("Over HTTP an app shows the same as in memory")
    func transports() async throws {
        let app = Apps.all[0]
        let overHTTP = Walker(
            app, name: "over HTTP", transport: try LoopbackWire().backend(reaching:))
        let inMemory = Walker(app, name: "in memory", transport: DeferredBackend.init(reaching:))
        let explorer = Explorer([inMemory, overHTTP])
        let walks = await walks(12, of: explorer, seed: 1)
        #expect(walks.allSatisfy { $0.found == nil })
        // Two requests leave in one turn, and the answer to the first ends the session.
        let found = await explorer.replay([
            #"I open the link "triptych://article/1""#, #"I type "ada" into "Username""#,
            #"I type "lovelace" into "Password""#, "the answer after the next is 401",
            #"I tap "Log in""#,
        ])
        #expect(found == nil)
        #expect(walks.map(\.actions).reduce(0, +) > 400)
    }

    /// Walks until something is found, or up to a number of walks.
    private func walks(_ most: Int, of explorer: Explorer, seed: UInt64) async -> [Walk] {
        var walks: [Walk] = []
        while walks.count < most, walks.last?.found == nil {
            walks.append(await explorer.walk(walks.count, seed: seed))
        }
        return walks
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
        let sound = Apps.all[0]
        let explorer = Explorer([Walker(sound), Walker(faulty)])
        // With this seed each is found within a second.
        let whole = try #require(await walks(2_000, of: explorer, seed: 3).last?.found)
        let found = try await whole.shrunk(replaying: explorer.replay)
        #expect(found.steps.count <= 12)

        let text = found.text(name: "Found")
        let feature = try RunnableFeature(
            GherkinReader().read(Data(text.utf8), path: "found.feature"))
        let scenario = try #require(feature.scenarios.first)
        #expect(await ScenarioRunner(app: sound.app).run(scenario) == .passed)
        // No phrase tells the content of a request, for example.
        let leaks = found.explanation.contains { $0.contains(" leaks: ") }
        if leaks || found.outcome != nil {
            #expect(await ScenarioRunner(app: faulty.app).run(scenario).isFailure)
        }
    }
}

import ArchitectureList
import CallRecording
import Foundation
import PocketUI
import Scenarios
import Testing

@testable import Replay

@Suite("Taking an app to a sentence")
@MainActor
struct ReplayerTests {
    private let script = Script([
        "Given I am logged in as \"ada\"", "And the server holds its answers",
        "When I type \"7\" into \"Search\"", "And the server answers",
    ])

    private func answer(
        _ script: Script, upTo count: Int, for purpose: ReplayOrder.Purpose = .screen
    ) async throws -> ReplayAnswer {
        let mvp = try #require(Architecture.all.named("MVP").first)
        return await Replayer(of: mvp.app).answer(
            to: ReplayOrder(script, upTo: count, for: purpose))
    }

    @Test("Shows the screen and what is on hold at each of them")
    func places() async throws {
        let searching = try await answer(script, upTo: 3)
        #expect(searching.screen?.screens == ["News"])
        #expect(searching.screen?.isLoading == true)
        #expect(searching.held.count == 1)
        #expect(searching.held.first?.hasPrefix("GET /articles") == true)
        let done = try await answer(script, upTo: 4)
        #expect(done.screen?.isLoading == false)
        #expect(done.held.isEmpty)
        #expect(done.failure == nil)
        #expect(done.leaks.isEmpty)
    }

    @Test("Counts what a sentence does, but nothing of one that only looks")
    func counted() async throws {
        let mvp = try #require(Architecture.all.named("MVP").first)
        var counted: [String] = []
        let replayer = Replayer(of: mvp.app) { scenario, _ in
            counted += scenario.scenario.steps.suffix(1).map(\.text)
            return nil
        }
        let script = Script(script.sentences + ["Then it is not loading", "And I see 4 rows"])
        for count in 3...6 {
            let answer = await replayer.answer(
                to: ReplayOrder(script, upTo: count, for: .screen))
            #expect(answer.failure == nil)
        }
        #expect(counted == ["I type \"7\" into \"Search\"", "the server answers"])
    }

    @Test("Shows the screen where a sentence fails, and does not go on")
    func failure() async throws {
        let script = Script(script.sentences.prefix(1) + ["When I go back", "Then I see no toast"])
        let answer = try await answer(script, upTo: 3)
        #expect(answer.failure?.index == 1)
        #expect(answer.failure?.text.contains("no screen to go back to") == true)
        #expect(answer.screen?.screens == ["News"])
        let none = try await self.answer(Script(["When I sing"]), upTo: 1)
        #expect(none.failure?.index == 0)
        #expect(none.failure?.text.contains("the nearest are") == true)
        #expect(none.screen == nil)
    }

    @Test(
        "The prefixes of every feature file are answered, as its lines and as the page reads them",
        .timeLimit(.minutes(5)))
    func pasted() async throws {
        // All of them take minutes.
        let isNight = ProcessInfo.processInfo.environment["TRIPTYCH_LIVE_WALKS"] != nil
        let mvp = try #require(Architecture.all.named("MVP").first)
        let replayer = Replayer(of: mvp.app)
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "scenarios").path
        let folders = [folder, folder + "/changes", folder + "/exercises"]
        for file in try FeatureFiles.find(folders) {
            let text = try String(contentsOfFile: file, encoding: .utf8)
            let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
            let headings = ["Feature:", "Rule:", "Background:", "Scenario:"]
            let steps = lines.filter { line in !headings.contains(where: line.hasPrefix) }
            for script in [lines, steps, lines + ["\"\"\""] + steps].map({ Script($0) }) {
                for count in stride(from: 0, through: script.sentences.count, by: isNight ? 1 : 17)
                {
                    let answer = await replayer.answer(
                        to: ReplayOrder(script, upTo: count, for: .screen))
                    let index = answer.failure?.index ?? -1
                    #expect(index < count, "\(file), \(count)")
                }
            }
        }
    }

    @Test("Has no screen before the app is launched, and none without a sentence")
    func nothing() async throws {
        let server = Script(["Given the server has no articles"])
        #expect(try await answer(server, upTo: 1).screen == nil)
        #expect(try await answer(server, upTo: 0).screen == nil)
    }

    @Test("Records nothing in a build that cannot")
    func calls() async throws {
        #expect(try await answer(script, upTo: 4, for: .calls).calls?.offsets == [])
    }
}

import Apps
import ArchitectureList
import CallRecording
import Foundation
import Gherkin
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
        return await Replayer(of: try mvp.app).answer(
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

    @Test("Shows the screen where a sentence fails, and does not go on")
    func failure() async throws {
        let script = Script(script.sentences.prefix(1) + ["When I go back", "Then I see no toast"])
        let answer = try await answer(script, upTo: 3)
        #expect(answer.failure?.index == 1)
        #expect(answer.failure?.text.contains("no screen to go back to") == true)
        #expect(answer.screen?.screens == ["News"])
        let none = try await self.answer(Script(["When I sing"]), upTo: 1)
        #expect(none.failure?.index == 0)
        let start = #"I don't know the step "I sing". Did you mean: "#
        #expect(none.failure?.text.hasPrefix(start) == true)
        #expect(none.screen == nil)
    }

    @Test("A sentence that is not a step has run nothing, and the screen is that before it")
    func unknown() async throws {
        let known = try await answer(script, upTo: 3, for: .calls)
        #expect(known.calls != nil && known.before != nil)
        let sentences = Array(script.sentences.prefix(3)) + ["When I sing"]
        let answer = try await answer(Script(sentences), upTo: 4, for: .calls)
        #expect(answer.screen == known.screen)
        #expect(answer.calls == nil && answer.before == nil && answer.events.isEmpty)
    }

    @Test(
        "The prefixes of every feature file are answered, as its lines and as the page reads them",
        .timeLimit(.minutes(10)))
    func pasted() async throws {
        // All of them take minutes.
        let isNight = ProcessInfo.processInfo.environment["TRIPTYCH_LIVE_WALKS"] != nil
        let mvp = try #require(Architecture.all.named("MVP").first)
        let replayer = Replayer(of: try mvp.app)
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

    /// The sentence that has changed something last, counted from 1. In this build it is looked for at the end of each.
    private func lastChange(
        of part: ScreenPart, in sentences: [String]
    ) async throws -> Int? {
        let answer = try await answer(
            Script(sentences), upTo: sentences.count, for: .lastChanges(of: [part]))
        return answer.lastChanges[0].map { $0.sentence + 1 }
    }

    @Test("Finds the sentence of the last change, also below a screen that covered it")
    func lastChange() async throws {
        let start = [
            "Given I am logged in as \"ada\"", "And the server holds its answers",
            "When I type \"Hi\" into \"Feedback\"", "And I tap \"Send\"",
        ]
        let screen = try #require(try await answer(Script(start), upTo: 4).screen)
        func element(_ wanted: String) throws -> Int {
            try #require(screen.elements.firstIndex { "\($0)".contains(wanted) })
        }
        let (table, field, send) = (
            try element("table"), try element("field(name: \"Feedback"), try element("Send")
        )
        let covered =
            start + ["And I select row 1", "And the server answers", "And I go back"]
        #expect(try await lastChange(of: ScreenPart(.isEnabled, of: send), in: start) == 4)
        #expect(try await lastChange(of: ScreenPart(.isEnabled, of: send), in: covered) == 6)
        #expect(try await lastChange(of: ScreenPart(.text, of: field), in: start) == 3)
        #expect(try await lastChange(of: ScreenPart(.title), in: start) == 1)
        #expect(try await lastChange(of: ScreenPart(.loading), in: start) == 4)
        #expect(try await lastChange(of: ScreenPart(.toast), in: covered.dropLast()) == 6)
        #expect(try await lastChange(of: ScreenPart(.text, of: 99), in: start) == nil)
        let published = start + ["And the server answers", "Given 3 new articles are published"]
        func row(_ row: Int, after sentences: [String]) async throws -> Int? {
            try await lastChange(of: ScreenPart(.rows, of: table, row: row), in: sentences)
        }
        #expect(try await row(0, after: covered) == 1)
        #expect(try await row(0, after: published) == 1)
        let pulled = published + ["When I pull to refresh", "And the server answers"]
        #expect(try await row(0, after: pulled) == 8)
    }

    @Test("One pass finds for each sentence what a pass up to it finds")
    func onePass() async throws {
        let sentences = [
            "Given I am logged in as \"ada\"", "When I type \"Hi\" into \"Feedback\"",
            "And I tap \"Send\"", "And I select row 1", "And I go back",
        ]
        let properties: [ShownValue.Property] = [.title, .loading, .toast, .screens]
        let parts = sentences.indices.flatMap { index in
            properties.map { ScreenPart($0, in: index) } + [ScreenPart(.text, of: 0, in: index)]
        }
        let all = try await answer(
            Script(sentences), upTo: sentences.count, for: .lastChanges(of: parts))
        for (part, change) in zip(parts, all.lastChanges) {
            let count = try #require(part.sentence) + 1
            let alone = try await answer(
                Script(sentences), upTo: count, for: .lastChanges(of: [part])
            ).lastChanges[0]
            #expect(change?.sentence == alone?.sentence, "\(part)")
            #expect(change?.isFirst == alone?.isFirst, "\(part)")
        }
    }

    @Test("Records nothing in a build that cannot")
    func calls() async throws {
        #expect(try await answer(script, upTo: 4, for: .calls).calls?.offsets == [])
    }
}

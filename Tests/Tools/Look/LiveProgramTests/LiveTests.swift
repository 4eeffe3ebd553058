import Apps
import ArchitectureList
import Exploration
import Foundation
import Gherkin
import PocketUI
import Replay
import Scenarios
import Testing
import TestSupport
import Toolchain

@testable import LivePage
@testable import LiveProgram
@testable import Loopback
@testable import Traces

@Suite(
    "live", .enabled(if: Programs.areBuilt, "no program beside the tests"), .serialized)
@MainActor
struct LiveTests {
    private let architectures = Architecture.all
    private let build: LiveBuild
    private let site: LiveSite

    init() {
        build = LiveBuild(
            RecordingBuild(package: ThisPackage.root, architectures: architectures.subjects),
            of: architectures.subjects)
        build.start { name, limit in
            let words = ScenariosProduct.words(Programs.url("scenarios"), .replay, [name])
            return Subprocess(words, limit: limit)
        }
        site = LiveSite(
            of: build, scenarios: [], opensFirst: false, workshop: { Subprocess([$0]) })
    }

    /// What the site answers to the page.
    private func answer(
        to path: String, _ script: Script, upTo count: Int, of name: String? = nil
    ) async throws -> Data {
        let script = String(decoding: try JSONEncoder().encode(script), as: UTF8.self)
        let name = name.map { "\"\($0)\"" } ?? "null"
        let body = #"{"architecture":\#(name),"script":\#(script),"count":\#(count)}"#
        let request = HTTPRequest(
            method: "POST", target: path,
            headers: ["host": "127.0.0.1", "x-token": site.token], body: Array(body.utf8),
            keepsConnection: true)
        let response = await site.response(to: request)
        #expect(response.status == 200)
        return Data(response.body)
    }

    /// What the columns show.
    private func answers(to script: Script, upTo count: Int) async throws -> [ReplayAnswer] {
        var answers: [ReplayAnswer] = []
        for name in architectures.names {
            let data = try await answer(to: "/screen", script, upTo: count, of: name)
            answers.append(try JSONDecoder().decode(ReplayAnswer.self, from: data))
        }
        return answers
    }

    /// What `/calls` answers, as far as it is looked at here.
    private struct Calls: Decodable {
        struct Column: Decodable {
            let messages: Int?
            let problem: String?
        }

        let rows: String
        /// The rows without the places where a line may break.
        var names: String { rows.replacing(#/<wbr[^>]*>/#, with: "") }
        let codes: [String: String]
        let columns: [Column]
    }

    @Test(
        "The calls are those of the last sentence, or of the one that fails",
        .enabled(if: (try? Symbolizer.check()) != nil, "llvm-symbolizer is not in PATH"),
        .timeLimit(.minutes(10)))
    func calls() async throws {
        build.bringUpToDate()
        let script = Script([
            "Given I am logged in as \"ada\"", "When I select row 1", "And I go back",
            "And I go back", "Then I see no toast",
        ])
        func calls(upTo count: Int) async throws -> Calls {
            let data = try await answer(to: "/calls", script, upTo: count)
            return try JSONDecoder().decode(Calls.self, from: data)
        }
        let selected = try await calls(upTo: 2)
        #expect(selected.columns.map(\.problem) == [nil, nil, nil, nil])
        #expect(selected.columns.allSatisfy { $0.messages ?? 0 > 2 })
        #expect(selected.names.contains("selectRow(at:)"))
        #expect(selected.rows.printedValues == [])
        #expect(selected.codes.values.contains { $0.contains("<pre") })
        let failed = try await calls(upTo: 5)
        #expect(failed.names.contains("goBack()"))
        #expect(!failed.names.contains("selectRow(at:)"))
    }

    @Test(
        "Every scenario passes in every column, and ends on the screen of a run",
        .timeLimit(.minutes(10)))
    func scenarios() async throws {
        let folder = ThisPackage.root.appending(path: "scenarios").path
        for file in try FeatureFiles.find([folder]) {
            for scenario in try RunnableFeature(FeatureFiles.read(file)).scenarios {
                let script = Script(scenario.scenario)
                let answers = try await answers(to: script, upTo: script.sentences.count)
                for (answer, architecture) in zip(answers, architectures) {
                    let place = "\(architecture.name), \(scenario.place)"
                    #expect(answer.failure == nil, "\(place)")
                    #expect(answer.leaks.isEmpty, "\(place)")
                    var screen: Snapshot?
                    let observer = StepObserver { _, _ in
                    } didRun: { _, world in
                        screen = world.screen.snapshot
                    }
                    let run = await ScenarioRunner(app: try architecture.app, observer: observer)
                        .run(scenario)
                    #expect(run == .passed)
                    #expect(answer.screen == screen, "\(place)")
                }
            }
        }
    }

    /// `.ci/night` takes more of them.
    private nonisolated static let walks =
        ProcessInfo.processInfo.environment["TRIPTYCH_LIVE_WALKS"].flatMap(Int.init) ?? 1

    @Test("The steps of random walks show the same in every column", arguments: 0..<walks)
    func walk(number: Int) async throws {
        var steps: [String] = []
        _ = await Explorer([Walker(Apps.all[0])]).walk(number, seed: 1) {
            steps.append("When " + $0)
        }
        let script = Script(steps)
        for count in 1...steps.count {
            let answers = try await answers(to: script, upTo: count)
            for answer in answers {
                #expect(answer.screen == answers[0].screen, "\(steps.prefix(count))")
                #expect(answer.failure == answers[0].failure, "\(steps.prefix(count))")
                #expect(answer.held == answers[0].held, "\(steps.prefix(count))")
                #expect(answer.leaks.isEmpty, "\(steps.prefix(count))")
            }
        }
    }

    @Test("The browser gets a page that leads to the address, and that nobody else can read")
    func door() throws {
        let workspace = try Workspace()
        let folder = try TemporaryFolder(in: workspace.folder)
        let address = "http://127.0.0.1:1/?token=secret"
        let path = try LiveCommand.door(to: address, in: folder)
        #expect(!path.contains("secret"))
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains("url=\(address)\""))
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.path)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    @Test(
        "A port on which browsers open nothing is refused, wherever it comes from",
        arguments: [["live", "--port", "6000"], ["live", "--port", "1"]])
    func blockedPort(words: [String]) throws {
        let run = try Programs.run(words[0], words[1], words[2])
        #expect(run.code == 64)
        #expect(
            run.errors.contains(
                "browsers open no page on port \(words[2]); give another with --port"))
    }

    @Test("A port that is taken is named, and what to do")
    func port() throws {
        let server = try LoopbackServer { _ in nil }
        let run = try Programs.run("live", "--port", "\(server.port)")
        #expect(run.code == 64)
        #expect(run.text.isEmpty)
        #expect(run.errors.contains("port \(server.port) is taken; give another with --port"))
        let wrong = try Subprocess(
            [Programs.url("live").path], in: ThisPackage.root,
            environment: ["TRIPTYCH_LIVE_PORT": "abc"]
        ).run()
        #expect(wrong.code == 64)
        #expect(wrong.errors.contains("TRIPTYCH_LIVE_PORT is \"abc\"; expected a number from 0"))
    }
}

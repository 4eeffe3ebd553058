import ArchitectureList
import PocketUI
import Replay
import Testing
import TestSupport
import Toolchain

@testable import LivePage
@testable import Traces

@Suite(
    "What set off a change of the screen",
    .enabled(if: Programs.areBuilt, "no program beside the tests"),
    .enabled(if: (try? Symbolizer.check()) != nil, "llvm-symbolizer is not in PATH"),
    .timeLimit(.minutes(10)))
struct LiveEventTests {
    /// Sentences after the log-in, a part of the last screen, and the event of its last change.
    private struct Case {
        let sentences: [String]
        let part: ScreenPart
        let event: String?
        /// The sentence of the request, counted with the log-in; nil if the event is in the sentence of the change.
        var sent: Int?
    }

    private static let launch = "Given the app is launched"
    private static let logIn = "Given I am logged in as \"ada\""
    private static let hold = "And the server holds its answers"
    private static let send = ["When I type \"Hi\" into \"Feedback\"", "And I tap \"Send\""]
    private static let search = "When I type \"7\" into \"Search\""
    private static let link = "When I open the link \"triptych://article/7\""
    private static let answers = "And the server answers"
    private static let found = "GET /articles?limit=20&matching=7"

    /// All ways in which a step can change a screen.
    private static let cases = [
        // The app is launched, and a person acts.
        Case(sentences: [launch], part: ScreenPart(.screens), event: "the launch of the app"),
        Case(
            sentences: [launch, "When I type \"a\" into \"Username\""],
            part: ScreenPart(.text, of: 0), event: "the person"),
        Case(
            sentences: [logIn, "When I tap \"Log out\""], part: ScreenPart(.screens),
            event: "the person"),
        // An answer, at once and late.
        Case(
            sentences: [logIn, search], part: ScreenPart(.rows, of: 1),
            event: "the person, then the server's 200 to \(found)"),
        Case(
            sentences: [logIn, hold, search, answers], part: ScreenPart(.rows, of: 1),
            event: "the server's 200 to \(found)", sent: 3),
        Case(
            sentences: [logIn, hold, search] + send + ["And the server answers request 2"],
            part: ScreenPart(.toast), event: "the server's 201 to POST /feedback", sent: 5),
        Case(
            sentences: ["Given the server holds its answers", logIn], part: ScreenPart(.screens),
            event: "the server's 201 to POST /sessions"),
        // No answer, at once and late.
        Case(
            sentences: [logIn, "And the next answer times out"] + send, part: ScreenPart(.toast),
            event: "the person, then the time-out of POST /feedback"),
        Case(
            sentences: [logIn, hold, "And the next answer times out"] + send + [answers],
            part: ScreenPart(.toast), event: "the time-out of POST /feedback", sent: 5),
        Case(
            sentences: [logIn, hold] + send + ["And the server is offline", answers],
            part: ScreenPart(.toast),
            event: "POST /feedback, which failed because the device is offline", sent: 4),
        // The end of the session, at once and late.
        Case(
            sentences: [logIn, "And my session expires", search], part: ScreenPart(.screens),
            event: "the person, then the server's 401 to \(found)"),
        Case(
            sentences: [logIn, hold, search, "And my session expires", answers],
            part: ScreenPart(.screens), event: "the server's 401 to \(found)", sent: 3),
        // A link, its late article, and a link that waits for the log-in.
        Case(
            sentences: [logIn, link], part: ScreenPart(.screens),
            event: "the link, then the server's 200 to GET /articles/7"),
        Case(
            sentences: [logIn, hold, link, answers], part: ScreenPart(.title),
            event: "the server's 200 to GET /articles/7", sent: 3),
        Case(
            sentences: [
                launch, hold, link, "When I type \"ada\" into \"Username\"",
                "And I type \"lovelace\" into \"Password\"", "And I tap \"Log in\"", answers,
            ], part: ScreenPart(.screens), event: "the server's 201 to POST /sessions", sent: 6),
        // The clock runs no code. The table asks for its rows when the screen is drawn.
        Case(
            sentences: [logIn, "And 2 hours pass"], part: ScreenPart(.rows, of: 1, row: 0),
            event: nil),
    ]

    @Test("Each chain ends at it, in each architecture: a person, a link, the launch, an answer")
    func events() async throws {
        let subjects = Architecture.all.subjects
        let build = LiveBuild(
            RecordingBuild(package: ThisPackage.root, architectures: subjects), of: subjects)
        build.bringUpToDate()
        for name in subjects.map(\.name) {
            for wanted in Self.cases {
                let script = Script(wanted.sentences)
                let decision = try await build.recorded?.decision(
                    on: wanted.part, in: script, upTo: script.sentences.count, of: name)
                let place = "\(name): \(wanted.sentences)"
                #expect(decision?.problem == nil, "\(place)")
                #expect(decision?.event?.text == wanted.event, "\(place)")
                #expect(decision?.event?.sent == wanted.sent, "\(place)")
            }
        }
    }
}

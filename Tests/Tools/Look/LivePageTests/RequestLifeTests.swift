import Foundation
import Testing

@testable import CallRecording
@testable import InMemoryServer
@testable import LivePage
@testable import Traces

@Suite("The life of a request")
struct RequestLifeTests {
    private static let didTap = function("FeedbackPresenter", "didTapSend()")
    private static let service = function(
        "RemoteFeedbackService", "send(_:)", module: "Services")
    private static let close = function("RootViewController", "close()")
    private static let presenterEnds = function("FeedbackPresenter", "deinit", kind: .deinitializer)
    private static let taskEnds = function(
        "LatestTask", "deinit", kind: .deinitializer, module: "Services")
    private static let note = function(
        "Switchboard", "note(_:of:status:)", module: "InMemoryServer")

    private static func function(
        _ type: String, _ name: String, kind: FunctionName.Kind = .function, module: String = "MVP"
    ) -> RecordedFunction {
        RecordedFunction(
            name: FunctionName(
                kind: kind, module: module, type: type, name: name, isAsync: false,
                isResumption: false, conformance: nil),
            symbol: name,
            place: kind == .deinitializer
                ? nil
                : SourcePlace(
                    file: "Sources/Architectures/MVP/Feedback/\(type).swift", firstLine: 1,
                    lastLine: 2))
    }

    private func builder(_ entries: [(function: RecordedFunction, caller: Int)]) -> CallTreeBuilder
    {
        let offsets = entries.indices.map { UInt64($0) }
        return CallTreeBuilder(
            Recording.Step(
                text: "", offsets: offsets, callers: entries.map(\.caller),
                sites: offsets, lost: 0),
            functions: Dictionary(uniqueKeysWithValues: zip(offsets, entries.map(\.function))),
            lines: [:], sites: CallSites([:]), architectures: ["MVP"], detail: .ends)
    }

    private func events(_ kinds: RequestEvent.Kind...) -> [RequestEvent] {
        kinds.map { RequestEvent(call: 1, request: "POST /feedback", kind: $0) }
    }

    @Test("Who sent it, who cancelled it, and that its owner ended, each with the sentence")
    func cancelled() throws {
        var sources = SourceLines(package: FileManager.default.temporaryDirectory)
        let lives = try RequestLife.all(
            in: [
                (
                    events(.sent, .held),
                    builder([(Self.didTap, -1), (Self.service, 0), (Self.note, 1), (Self.note, 1)])
                ),
                (
                    events(.cancelled),
                    builder([
                        (Self.close, -1), (Self.presenterEnds, 0), (Self.taskEnds, 1),
                        (Self.note, 2),
                    ])
                ),
                (events(.ignored), builder([(Self.note, -1)])),
            ], reading: &sources)
        let life = try #require(lives.first)
        #expect(lives.count == 1)
        #expect(life.events.map(\.kind) == [.sent, .held, .cancelled, .ignored])
        #expect(life.events.map(\.sentence) == [1, 1, 2, 3])
        #expect((life.owner, life.ownerEnd) == ("FeedbackPresenter", 2))
        let cancelled = life.events[2]
        #expect(cancelled.by == "LatestTask.deinit")
        #expect(
            cancelled.links.map { "\($0.owner) \($0.function)" } == [
                "FeedbackPresenter deinit", "RootViewController close()",
            ])
    }

    @Test("What the server does has nobody of the app for a cause")
    func answered() throws {
        var sources = SourceLines(package: FileManager.default.temporaryDirectory)
        let lives = try RequestLife.all(
            in: [
                (
                    events(.sent, .held),
                    builder([(Self.didTap, -1), (Self.service, 0), (Self.note, 1), (Self.note, 1)])
                ),
                (events(.answered), builder([(Self.note, -1)])),
            ], reading: &sources)
        #expect(lives.first?.events.last?.by == nil)
        #expect(lives.first?.ownerEnd == nil)
    }
}

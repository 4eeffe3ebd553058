import Foundation
import InMemoryServer
import Replay
import Traces

/// The life of a request in one architecture, for the page: its events, the code that caused them, and the end of the
/// object that sent it.
struct RequestLife: Encodable {
    /// An event of a request. The JSON leaves out values that are nil.
    struct Event: Encodable {
        /// The number of the sentence in which it happened.
        let sentence: Int
        let kind: RequestEvent.Kind
        /// The status of the answer; nil if the event is none.
        let status: Int?
        /// The call that caused the event; nil if the server caused it.
        let by: String?
        /// If the app caused the event, the calls that led to it, backwards to the first one in a screen's own code.
        let links: [LiveLink]
    }

    let request: String
    var events: [Event] = []
    /// The type of the object that sent it.
    var owner: String?
    /// The sentence in which the owner was released.
    var ownerEnd: Int?

    /// - Parameter sentences: The events of each sentence, and a builder that selects its calls.
    static func all(
        in sentences: [(events: [RequestEvent], builder: CallTreeBuilder)],
        reading sources: inout SourceLines
    ) throws -> [RequestLife] {
        var lives: [Int: RequestLife] = [:]
        for (number, (events, builder)) in zip(1..., sentences) {
            for (event, cause) in try causes(of: events, in: builder, reading: &sources) {
                let links = cause?.own ?? []
                var life = lives[event.call] ?? RequestLife(request: event.request)
                if event.kind == .sent { life.owner = links.last?.call.type }
                life.events.append(
                    Event(
                        sentence: number, kind: event.kind, status: event.status,
                        by: cause?.change.title,
                        links: links.map(LiveLink.init)))
                lives[event.call] = life
            }
            for (call, life) in lives where life.ownerEnd == nil {
                guard let owner = life.owner, !builder.entries(of: owner, "deinit").isEmpty
                else { continue }
                lives[call]?.ownerEnd = number
            }
        }
        return lives.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The events of a sentence, each with its cause if the app has caused it.
    fileprivate static func causes(
        of events: [RequestEvent], in builder: CallTreeBuilder,
        reading sources: inout SourceLines
    ) throws -> [(RequestEvent, Cause?)] {
        try zip(events, builder.notes).map { event, entry in
            let chain = event.kind.isOfApp ? builder.chain(to: entry) : []
            return (event, try Cause(of: chain, reading: &sources))
        }
    }
}

extension Cause {
    /// The links up to the first function of an architecture that is not a `deinit`. If there is none, the event was
    /// caused only by releasing objects, and the links are their `deinit`s.
    fileprivate var own: [Link] {
        let first = links.firstIndex {
            $0.call.participant.group == .architecture && !$0.call.function.hasSuffix("deinit")
        }
        return first.map { Array(links[...$0]) }
            ?? links.filter { $0.call.function.hasSuffix("deinit") }
    }
}

extension RequestEvent.Kind {
    /// Whether the app causes the event, and not the server.
    fileprivate var isOfApp: Bool { self == .sent || self == .cancelled }
}

/// The lives of all requests in one architecture, for the page.
struct LiveRequests: Encodable {
    var lives: [RequestLife] = []
    /// The reason why there are no lives. Nil if there are lives; the JSON then leaves it out.
    var problem: String?
}

extension LiveCalls {
    /// The requests that the app cancelled in the last sentence, each with the call of its own code that did it.
    func cancelled(in answer: ReplayAnswer) throws -> [(request: String, by: RecordedCall)] {
        guard let calls = answer.calls, answer.events.contains(where: { $0.kind == .cancelled })
        else { return [] }
        let builder = try reader.builders(of: [calls], detail: .ends)[0]
        return try RequestLife.causes(of: answer.events, in: builder, reading: &sources)
            .compactMap { event, cause in
                guard event.kind == .cancelled, let call = cause?.own.first?.call
                else { return nil }
                return (event.request, call)
            }
    }

    /// The lives of all requests up to each of these sentences, and in each architecture. All are read from one recording.
    ///
    /// - Parameter counts: The numbers of the sentences, in ascending order.
    func requests(in script: Script, upTo counts: [Int]) async throws -> [[LiveRequests]] {
        let order = ReplayOrder(script, upTo: counts.last ?? 0, for: .requests)
        let recorded = await recordings(architectures.map { ($0, order) })
        let columns = try recorded.map { answer, problem in
            guard let sentences = answer?.sentences else {
                return counts.map { _ in LiveRequests(problem: problem) }
            }
            let builders = try reader.builders(of: sentences.map(\.calls), detail: .ends)
            let all = Array(zip(sentences.map(\.events), builders))
            return try counts.map { count in
                LiveRequests(
                    lives: try RequestLife.all(in: Array(all.prefix(count)), reading: &sources))
            }
        }
        return counts.indices.map { index in columns.map { $0[index] } }
    }
}

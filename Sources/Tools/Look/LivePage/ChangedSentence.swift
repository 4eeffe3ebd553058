import InMemoryServer
import PocketUI
import Replay
import Traces

/// A sentence that has changed parts of the screen. Many parts may be asked about, so what is known of it is kept.
struct ChangedSentence {
    let builder: CallTreeBuilder
    /// For each request that was sent in an earlier sentence, the number of that sentence.
    let sent: [Int: Int]
    /// What happened to requests in this sentence, and the entries by which the server recorded it.
    private let noted: [(event: RequestEvent, entry: Int)]
    /// The entries at which the requests of this sentence were sent.
    private let sendings: [Int: Int]
    private let reload: Int?
    private var causes: [Int: (Cause, LiveEvent)?] = [:]

    /// - Parameters:
    ///   - index: The sentence, counted from 0.
    ///   - events: What happened to requests in all sentences.
    init(_ index: Int, from builder: CallTreeBuilder, events: [[RequestEvent]]) {
        self.builder = builder
        reload = builder.entries(of: "TableView", "reloadData()").last
        noted = Array(zip(events[index], builder.notes))
        sendings = Dictionary(
            noted.filter { $0.event.kind == .sent }.map { ($0.event.call, $0.entry) }
        ) { $1 }
        let sent = zip(1..., events.prefix(index)).flatMap { number, events in
            events.filter { $0.kind == .sent }.map { ($0.call, number) }
        }
        self.sent = Dictionary(sent) { first, _ in first }
    }

    /// The cause of a change of a part, and its event; nil if no call has changed it.
    mutating func cause(
        of change: LastChange, of property: ShownValue.Property, reading sources: inout SourceLines
    ) throws -> (cause: Cause, event: LiveEvent)? {
        // Prefer the last reload, because a table that is reloaded may show as many rows as before.
        guard let entry = property == .rows ? reload ?? change.entry : change.entry else {
            return nil
        }
        if let known = causes[entry] { return known }
        let chain = builder.chain(to: entry)
        let cause = try Cause(of: chain, reading: &sources)
            .map { ($0, LiveEvent(of: entry, after: chain, in: self)) }
        causes[entry] = .some(cause)
        return cause
    }

    /// The end of the request for which a function waited; nil if it waited for something else. The functions around a call
    /// wait for the same answer as the call.
    func answer(to wait: CallTreeBuilder.Wait) -> RequestEvent? {
        noted.last { event, entry in
            guard event.kind.isEnd, entry < wait.end else { return false }
            // The server comes to rest after each answer, so what goes on after one has waited for it.
            if wait.isResumed { return true }
            return sendings[event.call].map { builder.isWay(wait.function, to: $0) } ?? false
        }?.event
    }
}

extension CallTreeBuilder {
    /// The entries by which the in-memory server records what happens to requests, in order.
    var notes: [Int] { entries(of: "Switchboard", "note(_:of:status:)") }
}

extension RequestEvent.Kind {
    /// Whether the app need not wait any longer.
    fileprivate var isEnd: Bool { [.answered, .timedOut, .offline, .cancelled].contains(self) }
}

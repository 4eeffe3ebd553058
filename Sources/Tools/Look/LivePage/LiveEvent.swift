import Console
import InMemoryServer
import Traces

/// The event that set off a change of the screen, for the page. The JSON leaves out values that are nil.
///
/// A chain of calls begins with a person, a link or the launch of the app. If a function of the chain has waited for the
/// server, the answer belongs to the event, too. If it waited since an earlier sentence, the answer is the event.
struct LiveEvent: Encodable {
    /// Such as `the server's 401 to GET /articles?limit=20`.
    let text: String
    /// The number of the earlier sentence in which the request was sent; nil if it was sent in the sentence of the change.
    private(set) var sent: Int?

    /// - Parameters:
    ///   - entry: The entry that changed the screen.
    ///   - chain: The calls that led to it.
    init(of entry: Int, after chain: [RecordedCall], in sentence: ChangedSentence) {
        let waits = sentence.builder.waits(before: entry)
        let answers = waits.compactMap { sentence.answer(to: $0) }.uniqued()
        var words = answers.map(\.words)
        if waits.first?.isResumed != true {
            words.insert(chain.first?.beginning ?? "the step", at: 0)
        } else if let answer = answers.first {
            sent = sentence.sent[answer.call]
        }
        text =
            words.isEmpty ? "an answer that the app waited for" : words.joined(separator: ", then ")
    }
}

extension RequestEvent {
    /// The end of the request as the app sees it.
    fileprivate var words: String {
        switch kind {
        case .timedOut: "the time-out of \(request)"
        case .offline: "\(request), which failed because the device is offline"
        case .cancelled: "the end of \(request), which was cancelled"
        default: "the server's \(status.map(String.init) ?? "answer") to \(request)"
        }
    }
}

extension RecordedCall {
    /// What the first call of a chain begins with.
    fileprivate var beginning: String {
        switch (byProtocol, member) {
        case ("App", "launch()"): "the launch of the app"
        case ("App", "open(_:)"): "the link"
        default: participant == .person ? "the person" : "the next frame of the screen"
        }
    }
}

import Console
import Foundation
import PocketUI
import Replay
import Traces

/// The type that decides, in one architecture, what a part of a screen shows, for the page. The JSON leaves out values that
/// are nil.
struct LiveDecision: Encodable {
    /// The number of the sentence that changed the part last.
    var sentence: Int?
    /// The function that changed the part, and its object; nil if none did.
    var change: String?
    var links: [LiveLink] = []
    var event: LiveEvent?
    /// The reason why none of the links decides; nil if one does. The page writes what is asked about, such as
    /// `Send is enabled`, in place of `{part}`.
    var note: String?
    /// The reason why the decision is unknown; nil if it is known.
    var problem: String?

    init(problem: String) {
        self.problem = problem
    }

    init(
        of part: ScreenPart, in change: LastChange, from changed: inout ChangedSentence,
        reading sources: inout SourceLines
    ) throws {
        sentence = change.sentence + 1
        guard
            let (cause, event) = try changed.cause(
                of: change, of: part.property, reading: &sources)
        else { return }
        self.change = cause.change.title
        self.event = event
        links = cause.links.map(LiveLink.init)
        if links.isEmpty {
            let act = part.property == .text ? "typed" : "did"
            note = "The person \(act) it. No code of the app ran before."
        } else if part.property == .isEnabled, change.isFirst {
            for index in links.indices { links[index].decides = false }
            note =
                "{part} from the start, so nobody has decided it yet. Ask again after a step that changes it."
        } else if !links.contains(where: \.decides) {
            note = "None of these calls decides: the value was computed before."
        }
    }
}

/// A function of a chain, and the line in it that makes the next call, for the page.
struct LiveLink: Encodable {
    let owner: String
    let function: String
    let place: String?
    let code: String?
    var decides: Bool

    init(_ link: Cause.Link) {
        owner = link.call.owner
        // A closure has no name, so the page shows its code.
        function = link.call.isClosure ? "" : link.call.member
        place = link.place
        code = link.code
        decides = link.decides
    }
}

/// A screen of one architecture, at the end of a list of sentences.
struct AskedScreen: Hashable {
    let architecture: String
    let sentences: [String]
}

extension LiveCalls {
    /// The type that decides in one architecture what a part of its screen shows. One replay answers for all parts of a
    /// screen, so a second question about it is answered at once.
    func decision(
        on part: ScreenPart, in script: Script, upTo count: Int, of architecture: String
    ) async throws -> LiveDecision? {
        let screen = AskedScreen(
            architecture: architecture, sentences: Array(script.sentences.prefix(count)))
        var part = part
        part.sentence = count - 1
        if let known = decided[screen]?[part] { return known }
        let shown = await recordings([
            (architecture, ReplayOrder(script, upTo: count, for: .screen))
        ])[0].answer?.screen
        let parts = ([part] + (shown?.parts(in: count - 1) ?? [])).uniqued()
        let decisions = try await decisions(on: parts, in: script, upTo: count, of: architecture)
        // A person looks at a few screens at a time.
        if decided.count > 40 { decided = [:] }
        decided[screen, default: [:]].merge(zip(parts, decisions)) { $1 }
        return decisions[0]
    }

    /// The types that decide in one architecture what these parts of its screen show.
    func decisions(
        on parts: [ScreenPart], in script: Script, upTo count: Int, of architecture: String
    ) async throws -> [LiveDecision] {
        let order = ReplayOrder(script, upTo: count, for: .lastChanges(of: parts))
        let (answer, problem) = await recordings([(architecture, order)])[0]
        guard let answer else {
            return parts.map { _ in LiveDecision(problem: problem ?? "there is no such app") }
        }
        let builders = try reader.builders(of: answer.sentences.map(\.calls))
        let events = answer.sentences.map(\.events)
        var changed: [Int: ChangedSentence] = [:]
        return try zip(parts, answer.lastChanges).map { part, change in
            guard let index = change?.sentence, let change else {
                return LiveDecision(problem: "the screen of this app has no such part")
            }
            return try LiveDecision(
                of: part, in: change,
                from: &changed[
                    index, default: ChangedSentence(index, from: builders[index], events: events)],
                reading: &sources)
        }
    }
}

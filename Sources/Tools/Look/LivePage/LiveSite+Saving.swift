import PocketUI
import Replay
import Toolchain
import Traces

extension LiveSite {
    /// Why a page can't be saved.
    package struct Unsaved: Error, CustomStringConvertible {
        package let description: String
    }

    /// The page with the answers to all its possible requests about the offered scenarios.
    package func page() async throws -> String { try await page(saving: offer.scenarios) }

    /// The page with the answers to all its possible requests about these scenarios. It opens without a server.
    ///
    /// - Throws: `Unsaved` if no calls can be recorded, or if they do not answer a question of a lesson.
    func page(saving scenarios: [LiveScenario]) async throws -> String {
        var answers = SavedAnswers()
        try answers.add(Offer(scenarios: scenarios, opens: true), to: "/scenarios")
        let wanted = Set(scenarios.flatMap(\.questions).map(\.text))
        // What can be asked at each place. Scenarios may begin with the same sentences.
        var known: [[String]: [String]] = [:]
        for scenario in scenarios {
            for count in scenario.sentences.indices.map({ $0 + 1 }) {
                let place = Array(scenario.sentences.prefix(count))
                if known[place] == nil {
                    known[place] = try await add(
                        Script(scenario.sentences), upTo: count, asking: wanted, to: &answers)
                }
                try checkQuestions(of: scenario, at: count, known: known[place, default: []])
            }
        }
        return try page(with: answers)
    }

    /// The maximum number of questions of a kind that are kept, besides those of a lesson. More would make the page
    /// large, because each question names all participants.
    private static let mostQuestions = 8

    /// - Returns: All questions that the recordings answer.
    private func add(
        _ script: Script, upTo count: Int, asking wanted: Set<String>,
        to answers: inout SavedAnswers
    ) async throws -> [String] {
        answers.begin(script.sentences.prefix(count))
        for architecture in build.architectures {
            guard let worker = build.worker(of: architecture) else { continue }
            let answer: ReplayAnswer = try await worker.answer(
                to: ReplayOrder(script, upTo: count, for: .screen))
            try answers.add(answer, to: "/screen", of: architecture)
        }
        var calls = await build.calls(of: script, upTo: count, beside: nil)
        if let reason = calls.problem ?? calls.waiting { throw Unsaved(description: reason) }
        answers.codes.merge(calls.codes ?? [:]) { first, _ in first }
        calls.codes = nil
        let known = (calls.questions ?? []).joined().map(\.text)
        calls.questions = calls.questions?.map { kind in
            kind.enumerated().filter { $0 < Self.mostQuestions || wanted.contains($1.text) }
                .map(\.element)
        }
        try answers.add(calls, to: "/calls")
        let moments = try await build.moments(of: script, upTo: count)
        try answers.add(moments, to: "/moments")
        try answers.add(await build.requests(in: script, upTo: count), to: "/requests")
        for (architecture, moments) in zip(build.architectures, moments) {
            let parts = moments.parts
            let decisions = try await build.decisions(
                on: parts, in: script, upTo: count, of: architecture)
            for (part, decision) in zip(parts, decisions) {
                try answers.add(decision, to: "/decisions", of: architecture, on: part)
            }
        }
        return known
    }

    /// Throws if a lesson asks a question that the recordings do not answer.
    private func checkQuestions(
        of scenario: LiveScenario, at count: Int, known: [String]
    ) throws {
        let wanted = scenario.questions.filter { $0.sentence == count }.map(\.text)
        if let unknown = wanted.first(where: { !known.contains($0) }) {
            let choice = known.map { "\n  \($0)" }.joined()
            throw Unsaved(
                description:
                    "\(scenario.name): the recording of step \(count) does not answer \"\(unknown)\"; "
                    + "it answers these questions:\(choice)")
        }
    }
}

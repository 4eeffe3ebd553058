import Replay
import Toolchain
import Traces

extension LiveSite {
    /// Why a page can't be saved.
    package struct Unsaved: Error, CustomStringConvertible {
        package let description: String
    }

    /// The page with the answers to all its possible requests about the offered scenarios.
    ///
    /// - Parameter progress: Called with each step of each scenario, and the share of the work that is done before it.
    package func page(
        progress: (_ step: String, _ share: Double) -> Void = { _, _ in }
    ) async throws -> String {
        try await page(saving: offer.scenarios, progress: progress)
    }

    /// The page with the answers to all its possible requests about these scenarios. It opens without a server.
    ///
    /// - Throws: `Unsaved` if no calls can be recorded, or if they do not answer a question of a lesson; `CancellationError` if
    ///   the task is cancelled.
    func page(
        saving scenarios: [LiveScenario],
        progress: (_ step: String, _ share: Double) -> Void = { _, _ in }
    ) async throws -> String {
        var answers = SavedAnswers()
        try answers.add(Offer(scenarios: scenarios, opens: true), to: "/scenarios")
        let wanted = Set(scenarios.flatMap(\.questions).map(\.text))
        let all = scenarios.map(\.sentences.count).reduce(0, +)
        var done = 0
        // What can be asked at each place. Scenarios may begin with the same sentences.
        var known: [[String]: [String]] = [:]
        for scenario in scenarios {
            try await add(scenario, asking: wanted, to: &answers, known: &known) { count in
                progress(
                    "\(scenario.name), step \(count) of \(scenario.sentences.count)",
                    Double(done + count - 1) / Double(max(all, 1)))
            }
            done += scenario.sentences.count
        }
        return try page(with: answers)
    }

    /// Adds the answers about all places of a scenario that are not known yet.
    private func add(
        _ scenario: LiveScenario, asking wanted: Set<String>, to answers: inout SavedAnswers,
        known: inout [[String]: [String]], progress: (_ count: Int) -> Void
    ) async throws {
        let script = Script(scenario.sentences)
        // The parts of the screens of each architecture, and the places where they are seen.
        var parts: [String: [(part: ScreenPart, place: Int)]] = [:]
        var places: [(place: Int, count: Int)] = []
        for count in scenario.sentences.indices.map({ $0 + 1 }) {
            try Task.checkCancellation()
            progress(count)
            let sentences = Array(scenario.sentences.prefix(count))
            if known[sentences] == nil {
                let place = answers.begin(sentences)
                places.append((place, count))
                known[sentences] = try await addCalls(
                    of: script, upTo: count, asking: wanted, to: &answers)
                let moments = try await build.recorded?.moments(of: script, upTo: count) ?? []
                try answers.add(moments, to: "/moments")
                for (architecture, moments) in zip(build.architectures, moments) {
                    parts[architecture, default: []] += moments.parts(in: count - 1)
                        .map { ($0, place) }
                }
            }
            try checkQuestions(of: scenario, at: count, known: known[sentences, default: []])
        }
        // One pass through the scenario answers for all its places.
        let requests =
            try await build.recorded?.requests(in: script, upTo: places.map(\.count)) ?? []
        for ((place, _), requests) in zip(places, requests) {
            try answers.add(requests, to: "/requests", at: place)
        }
        for architecture in build.architectures {
            try Task.checkCancellation()
            let parts = parts[architecture, default: []]
            let decisions =
                try await build.recorded?.decisions(
                    on: parts.map(\.part), in: script, upTo: scenario.sentences.count,
                    of: architecture) ?? []
            for ((part, place), decision) in zip(parts, decisions) {
                try answers.add(decision, to: "/decisions", of: architecture, on: part, at: place)
            }
        }
    }

    /// The maximum number of questions of a kind that are kept, besides those of a lesson. More would make the page
    /// large, because each question names all participants.
    private static let mostQuestions = 8

    /// Adds the screens and the calls at a place.
    ///
    /// - Returns: All questions that the recordings answer.
    private func addCalls(
        of script: Script, upTo count: Int, asking wanted: Set<String>,
        to answers: inout SavedAnswers
    ) async throws -> [String] {
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

import Console
import Gherkin

/// The scenario that a text on the command line selects, or one step of it.
package struct TraceSelection {
    package let scenario: Scenario
    /// The index of the scenario in its file.
    package let index: Int
    /// The index of the step; nil for all steps.
    package let step: Int?
    /// Names the choice and offers the others; nil if there was no choice.
    package let remark: String?

    /// Finds the scenario with exactly this step, or with this text in its name. If there are several, it
    /// selects the simplest one, if possible one without errors and delays.
    package init(_ text: String, among scenarios: [Scenario]) throws(UsageError) {
        let wanted = Self.withoutKeyword(text)
        let steps = scenarios.indices.compactMap { index in
            scenarios[index].steps.firstIndex { $0.text == wanted }.map {
                Candidate(index: index, step: $0, scenario: scenarios[index])
            }
        }
        let named = scenarios.indices.filter { scenarios[$0].name.contains(text) }
        let exact = named.filter { scenarios[$0].name == text }
        let names = (exact.isEmpty ? named : exact).map {
            Candidate(index: $0, step: nil, scenario: scenarios[$0])
        }
        let candidates = (steps.isEmpty ? names : steps).sorted { $0.rank < $1.rank }
        guard let chosen = candidates.first else { throw Self.nothing(text, among: scenarios) }
        scenario = chosen.scenario
        index = scenarios[..<chosen.index].count { $0.path == chosen.scenario.path }
        step = chosen.step
        remark = Self.remark(on: candidates, text)
    }

    private static func withoutKeyword(_ text: String) -> String {
        let keywords = ["Given ", "When ", "Then ", "And ", "But ", "* "]
        let keyword = keywords.first(where: text.hasPrefix) ?? ""
        return String(text.dropFirst(keyword.count))
    }

    private static func remark(on candidates: [Candidate], _ text: String) -> String? {
        guard let chosen = candidates.first, candidates.count > 1 else { return nil }
        let kind = chosen.step == nil ? "have \"\(text)\" in their name" : "have this step"
        let choice =
            chosen.scenario.goesWell ? "the simplest without errors and delays" : "the simplest"
        let others = candidates.dropFirst().prefix(3).map { "  \($0.scenario.title)" }
        let rest = candidates.count - 1 - others.count
        return """
            \(candidates.count) scenarios \(kind); this is \(choice): \(chosen.scenario.title)
            To take another one, give its name or its file. Other scenarios:
            \((others + (rest > 0 ? ["  and \(rest) more"] : [])).joined(separator: "\n"))
            """
    }

    private static func nothing(_ text: String, among scenarios: [Scenario]) -> UsageError {
        let wanted = withoutKeyword(text).lowercased()
        let known = scenarios.flatMap { $0.steps.map(\.text) + [$0.name] }
        let nearest = known.uniqued()
            .map { (text: $0, distance: editDistance($0.lowercased(), wanted)) }
            .min { $0.distance < $1.distance }
        return UsageError(
            "none of \("scenario".counted(scenarios.count)) has the step or the name '\(text.withoutControls)'"
                + (nearest.map { "; the nearest is '\($0.text)'" } ?? "")
                + "; `swift run scenarios list` prints them all")
    }
}

/// A scenario that may be meant.
private struct Candidate {
    let index: Int
    let step: Int?
    let scenario: Scenario

    /// Scenarios without errors and delays come first, then those with the fewest steps to run.
    var rank: (Int, Int, Int) {
        (scenario.goesWell ? 0 : 1, step ?? scenario.steps.count, index)
    }
}

extension Scenario {
    /// Whether it has no errors and no delays, as far as its steps say: the server answers every request at once and with
    /// success, and no toast reports a problem.
    var goesWell: Bool {
        let texts = steps.map(\.text)
        return !texts.contains { text in Self.troubles.contains(where: text.hasPrefix) }
            && texts.filter { $0.hasPrefix("I see the toast ") }
                .allSatisfy { $0.contains(Self.success) }
    }

    /// The name and the place.
    var title: String { "\"\(name)\" (\(place))" }

    /// The toast that reports no problem.
    private static let success = "Thanks for your feedback."

    /// The beginnings of the steps that make something fail or wait.
    private static let troubles = [
        "the server is offline", "the next answer ", "the answer after the next ",
        "my session expires", "the server holds its answers",
    ]
}

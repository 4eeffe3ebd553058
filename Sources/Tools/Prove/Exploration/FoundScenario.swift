import Scenarios

/// A difference, a leak or a crash, as a scenario in Gherkin.
package nonisolated struct FoundScenario: Codable, Equatable, Sendable {
    package internal(set) var steps: [String]
    /// A step that passes on the apps that agree, and fails on another one; nil if the last step fails by itself, or if no
    /// phrase can express the difference, such as the content of a request.
    let outcome: String?
    /// A line for each app that differs, which says how.
    package let explanation: [String]
    /// Whether the last step ends the process.
    package private(set) var isCrash = false

    init(steps: [String], _ difference: Difference) {
        self.steps = steps
        let aspects = difference.deviations.first?.aspects ?? []
        outcome = aspects.lazy.compactMap(\.step).first
        explanation = difference.explanation
    }

    /// - Parameter leaks: The leaks, by the name of the app. The scenario is nil if there are none.
    init?(steps: [String], leaks: [String: [Leak]]) {
        if leaks.isEmpty { return nil }
        self.steps = steps
        outcome = nil
        explanation = leaks.sorted { $0.key < $1.key }.flatMap { name, leaks in
            leaks.map { "\(name) leaks: \($0)" }
        }
    }

    /// A scenario whose last step ends the process.
    package init(steps: [String], crash: String) {
        self.steps = steps
        outcome = nil
        explanation = [crash]
        isCrash = true
    }

    /// A scenario with fewer and simpler steps that still find something.
    ///
    /// - Parameter replay: Runs steps, and returns what they find.
    @MainActor
    package func shrunk(
        replaying replay: @escaping ([String]) async throws -> FoundScenario?
    ) async throws -> FoundScenario {
        let shortest = try await Shrinker { try await replay($0)?.steps }.shrink(steps)
        return try await replay(shortest) ?? self
    }

    /// The text of a feature file with this scenario.
    ///
    /// - Parameter name: The name of the scenario, which says where it comes from.
    package func text(name: String) -> String {
        let head =
            ["Feature: Exploration"] + explanation.map { "  # \($0)" } + ["  Scenario: \(name)"]
        return (head + keyworded.map { "    \($0)" }).joined(separator: "\n") + "\n"
    }

    /// The steps with their keywords: `Given` for preparations, `When` for the rest, and `Then` for the outcome.
    private var keyworded: [String] {
        let setsUp = steps.prefix { !$0.hasPrefix("I ") || $0.hasPrefix("I am ") }.count
        return Self.lines(steps.prefix(setsUp), "Given")
            + Self.lines(steps.dropFirst(setsUp), "When")
            + Self.lines([outcome].compactMap(\.self)[...], "Then")
    }

    private static func lines(_ steps: ArraySlice<String>, _ keyword: String) -> [String] {
        steps.enumerated().map { index, step in "\(index == 0 ? keyword : "And") \(step)" }
    }
}

extension Difference {
    fileprivate nonisolated var explanation: [String] {
        deviations.flatMap { deviation in
            deviation.aspects.map { aspect in
                "\(deviation.names.joined(separator: ", ")): \(aspect.seen); "
                    + "\(agreeing.joined(separator: ", ")): \(aspect.expected)"
            }
        }
    }
}

import ArchitectureList
import ArchitectureRules
import Foundation
import Gherkin
import Toolchain
import Trials

/// Runs the finders, which may catch a fault, in processes of their own.
struct FindersRun {
    /// The number of random actions, and the seed that chooses them.
    private static let exploration = (actions: 2_000, seed: 1)

    let build: PackageBuild
    let subject: ArchitectureSources

    /// A part that runs in a process of its own.
    enum Part: Hashable {
        case scenarios
        case unitTests(suites: [String])
        case exploration

        /// The suites of its unit tests; none if it has no unit tests.
        var suites: [String] {
            if case .unitTests(let suites) = self { suites } else { [] }
        }

        /// Whether it need not run, because another suite has already caught the fault.
        func isDone(with catches: [Finder: String]) -> Bool {
            !suites.isEmpty && catches[.unitTests] != nil
        }
    }

    /// All parts, each suite of unit tests by itself.
    var parts: [Part] {
        get throws {
            let suites = try subject.tests.map {
                try UnitTestCheck(build: build, target: $0).allSuites()
            }
            return [.scenarios] + (suites ?? []).map { .unitTests(suites: [$0]) } + [.exploration]
        }
    }

    /// The finders that caught the fault, and what each of them saw.
    func catches(
        of part: Part, with environment: [String: String], limit: Duration
    ) throws -> [Finder: String] {
        let build = build.running(with: environment, limit: limit)
        switch part {
        case .scenarios:
            let results = try ScenarioCheck(build: build, architecture: subject.name)
                .results(among: [.scenarios, .leaks])
            return [.scenarios: results[.scenarios], .leakGate: results[.leaks]]
                .compactMapValues { $0?.failure?.summary }
        case .unitTests(let suites):
            guard let tests = subject.tests else { return [:] }
            let failure = try UnitTestCheck(build: build, target: tests, suites: suites).result()
                .failure
            return failure.map { [.unitTests: $0.summary] } ?? [:]
        case .exploration:
            return try explore(build).map { [.exploration: $0] } ?? [:]
        }
    }

    /// Takes random walks beside an app without a fault, and returns the difference that was found; nil if there is none.
    private func explore(_ build: PackageBuild) throws -> String? {
        let (actions, seed) = Self.exploration
        let run = try build.runProduct(
            ScenariosProduct.words(
                build.program, .compare, [subject.name, String(actions), String(seed)]))
        if run.reachedLimit { return "the app hangs" }
        if let found: [String] = run.lastAnswer() {
            return found.isEmpty ? nil : found.joined(separator: "; ")
        }
        return run.errors.split(separator: "\n").first.map(String.init) ?? "the app crashes"
    }
}

extension CheckFailure {
    /// The observation and its place.
    fileprivate var summary: String {
        ["\(place): \(observed)", expected.isEmpty ? "" : "expected: \(expected)"]
            .filter { !$0.isEmpty }.joined(separator: "; ")
    }
}

import ArchitectureList
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
        /// Some suites or tests; all of them are found by this finder.
        case unitTests(names: [String], finder: Finder)
        case exploration

        var isOfUnitTests: Bool {
            if case .unitTests = self { true } else { false }
        }

        /// Whether it need not run, because other tests of its kind have already caught the fault.
        func isDone(with catches: [Finder: String]) -> Bool {
            if case .unitTests(_, let finder) = self { catches[finder] != nil } else { false }
        }
    }

    /// All tests of the architecture, by the name of their suite.
    func tests() throws -> [String: [String]] {
        let all = try subject.tests.map { try UnitTestCheck(build: build, target: $0).allTests() }
        return Dictionary(grouping: all ?? []) { String($0.prefix { $0 != "/" }) }
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
        case .unitTests(let names, let finder):
            guard let tests = subject.tests else { return [:] }
            let failure = try UnitTestCheck(build: build, target: tests, names: names).result()
                .failure
            return failure.map { [finder: $0.summary] } ?? [:]
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

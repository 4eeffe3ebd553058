import ArchitectureList
import ArchitectureRules
import Console
import Foundation
import Synchronization
import Toolchain
import Trials
import Workshop

/// The reason why two changes fail together, although git merges them.
package struct PairFailure: Codable, Equatable, Sendable {
    package enum Kind: Codable, Sendable {
        case build, scenario, unitTest
    }

    let pair: ChangePair
    let architecture: String
    let kind: Kind
    /// A file and a line; then, after a comma, the name of the scenario or test.
    let place: String
    /// Nil unless a step of a scenario failed.
    let expected: String?
    let observed: String

    /// Such as `"News: Paging" fails (news.feature:7): expected: 22 rows; seen: 20 rows`.
    var text: String {
        let parts = place.split(separator: ", ", maxSplits: 1)
        let failed = parts.count == 2 ? "\"\(parts[1])\" fails (\(parts[0]))" : place
        return "\(failed): " + (expected.map { "expected: \($0); seen: " } ?? "") + observed
    }
}

/// Builds what git merges, and runs the scenarios and the unit tests with it.
package struct PairTrial {
    private let changes: [Int: Exercise]
    private let subjects: [ArchitectureSources]
    private let branches: ChangeBranches
    private let sandboxes: [Sandbox]
    /// Keeps other commands from using the copies.
    private let lock: PackageLock

    /// - Parameter environment: Environment variables for builds, in addition to those of this process.
    package init(
        of changes: [Exercise], for subjects: [ArchitectureSources], in package: URL,
        environment: [String: String] = [:]
    ) throws {
        self.changes = changes.reduce(into: [:]) { $0[$1.number] = $1 }
        self.subjects = subjects
        lock = try PackageLock(of: package)
        branches = try ChangeBranches(of: changes, in: package)
        sandboxes = Sandbox.pair(of: package, environment: environment)
    }

    /// - Parameter finished: Called with each pair that has been tried, and its failures.
    package func run(
        _ pairs: [ChangePair], finished: @Sendable (ChangePair, [PairFailure]) -> Void
    ) throws {
        let waiting = Mutex(pairs[...])
        _ = try sandboxes.concurrentMap { sandbox in
            while let pair = waiting.withLock({ $0.popFirst() }) {
                finished(pair, try failures(of: pair, in: sandbox))
            }
        }
    }

    /// All architectures are built together. Those that don't build are left out of the next build.
    private func failures(of pair: ChangePair, in sandbox: Sandbox) throws -> [PairFailure] {
        var merged = subjects.filter { pair.merges(in: $0.name) }
        var failures: [PairFailure] = []
        while !merged.isEmpty {
            try sandbox.write(try texts(of: pair, in: merged))
            let outcome = try sandbox.build.build([.program, .tests])
            if outcome.succeeded {
                return try failures
                    + merged.concurrentMap { try failure(of: pair, in: $0, sandbox.build) }
                    .compactMap(\.self)
            }
            let errors = outcome.messages(.error)
            let broken = merged.filter { subject in errors.contains { subject.owns($0.path) } }
            for subject in broken.isEmpty ? merged : broken {
                let error = errors.first { broken.isEmpty || subject.owns($0.path) }
                failures.append(
                    PairFailure(
                        pair: pair, architecture: subject.name, kind: .build,
                        place: error?.place ?? subject.folder, expected: nil,
                        observed: error?.text ?? "the build failed"))
                merged.removeAll { $0 == subject }
            }
        }
        return failures
    }

    /// The merged files of some architectures. The others get only the start files, because they must build, too.
    private func texts(
        of pair: ChangePair, in merged: [ArchitectureSources]
    ) throws -> [String: String?] {
        let change = try branches.merge(.change, of: pair.one, and: pair.other).tree
        let given = try branches.merge(.given, of: pair.one, and: pair.other).tree
        return try branches.texts(of: pair.one, and: pair.other) { path in
            let owner = subjects.first { $0.owns(path) }
            return owner.map(merged.contains) ?? true ? change : given
        }
    }

    /// The first failure in an architecture that was built, in this order: the new scenarios of both changes, all other
    /// scenarios, leaks, and unit tests.
    private func failure(
        of pair: ChangePair, in subject: ArchitectureSources, _ build: PackageBuild
    ) throws -> PairFailure? {
        func scenarios(of change: Int, _ checks: Set<CheckName>) throws -> [CheckName: CheckResult]
        {
            try ScenarioCheck(
                build: build, architecture: subject.name, feature: changes[change]?.feature
            ).results(among: checks)
        }
        let one = try scenarios(of: pair.one, [.newScenario])
        let other = try scenarios(of: pair.other, [.newScenario, .scenarios, .leaks])
        let tests = try subject.tests.map { try UnitTestCheck(build: build, target: $0).result() }
        let results: [(PairFailure.Kind, CheckResult?)] = [
            (.scenario, one[.newScenario]), (.scenario, other[.newScenario]),
            (.scenario, other[.scenarios]), (.scenario, other[.leaks]), (.unitTest, tests),
        ]
        return results.lazy.compactMap { kind, result in
            result?.failure.map {
                PairFailure(
                    pair: pair, architecture: subject.name, kind: kind,
                    place: $0.place,
                    expected: kind == .scenario && !$0.expected.isEmpty ? $0.expected : nil,
                    observed: $0.observed)
            }
        }.first
    }
}

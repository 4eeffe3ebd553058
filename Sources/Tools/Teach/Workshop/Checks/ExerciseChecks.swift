import ArchitectureRules
import Foundation

/// The checks of an exercise in an architecture.
struct ExerciseChecks {
    let exercise: Exercise
    let subject: ArchitectureSources

    /// Those that apply, in order. Prediction exercises change no code.
    var names: [CheckName] {
        CheckName.allCases.filter { check in
            switch check {
            case .build: true
            case .newScenario: exercise.feature != nil
            case .scenarios, .leaks, .structure: exercise.kind != .predict
            case .tests: exercise.kind != .predict && subject.tests != nil
            case .faults: subject.tests != nil && !faults.isEmpty
            case .prediction: exercise.answer != nil
            }
        }
    }

    /// The faults that tests of the architecture must find.
    var faults: [Patch] { exercise.faults[subject.name] ?? [] }

    /// The modules of its sources and its tests.
    var modules: [String] { [subject.module] + [subject.tests].compactMap(\.self) }

    /// What came of the checks of the program that was built.
    ///
    /// - Parameter checks: Which to do, among those that the program itself can answer.
    func results(
        of build: PackageBuild, among checks: Set<CheckName>
    ) throws -> [CheckName: CheckResult] {
        var results: [CheckName: CheckResult] = [:]
        let ofScenarios = checks.intersection([.newScenario, .scenarios, .leaks])
        if !ofScenarios.isEmpty {
            let check = ScenarioCheck(
                build: build, architecture: subject.name, feature: exercise.feature)
            results = try check.results(among: ofScenarios)
        }
        if checks.contains(.structure) {
            results[.structure] = try StructureCheck(build: build, architecture: subject.name)
                .result()
        }
        if checks.contains(.tests), let tests = subject.tests {
            results[.tests] = try UnitTestCheck(build: build, target: tests).result()
        }
        return results
    }
}

/// What came of all checks, in their order.
package struct CheckReport: Equatable, Sendable {
    package struct Line: Equatable, Sendable {
        package let check: CheckName
        /// Nil if it was not done, because an earlier one failed.
        package let result: CheckResult?
    }

    package let lines: [Line]

    init(_ names: [CheckName], _ results: [CheckName: CheckResult]) {
        lines = names.map { Line(check: $0, result: results[$0]) }
    }

    package var failures: [CheckFailure] { lines.compactMap(\.result?.failure) }

    package var passed: Bool { lines.allSatisfy { $0.result == .passed } }
}

extension ArchitectureSources {
    /// Whether a file is among its sources or its tests.
    func owns(_ path: String) -> Bool {
        ([folder] + [testFolder].compactMap(\.self))
            .contains { path.hasPrefix($0 + "/") }
    }
}

import ArchitectureList
import ArchitectureRules
import Foundation
import Trials

extension Assignment {
    /// The checks that apply, in order. Prediction exercises change no code.
    var checks: [CheckName] {
        CheckName.allCases.filter { check in
            switch check {
            case .given: true
            case .newScenario: exercise.feature != nil
            case .build, .scenarios, .leaks: exercise.kind != .predict
            case .structure: exercise.kind != .predict && hasStructure
            case .tests: exercise.kind != .predict && subject.tests != nil
            case .decisions: subject.tests != nil && hiddenTests != nil
            case .faults: subject.tests != nil && (exercise.kind == .hunt || !faults.isEmpty)
            case .prediction: exercise.answer != nil
            }
        }
    }

    /// A variant with files of another architecture has no structure of its own.
    private var hasStructure: Bool {
        !subject.isVariant || Structure.roles[subject.module] != nil
    }

    /// The faults that tests of the architecture must catch.
    var faults: [Patch] { exercise.faults[subject.name] ?? [] }

    /// The text of the tests that ask the roles for their decisions.
    var hiddenTests: String? { exercise.hiddenTests[subject.name] }

    /// Whether a file is among its unit tests.
    func hasTests(at path: String) -> Bool {
        subject.testFolder.map { path.hasPrefix($0 + "/") } ?? false
    }

    /// The modules of its sources and its tests.
    var modules: [String] { [subject.module] + [subject.tests].compactMap(\.self) }

    /// The results of the checks that only need the built programs.
    ///
    /// - Parameters:
    ///   - scenarios: The folder with the scenarios; by default, the package.
    ///   - work: The files as they were at the start, and as they are now.
    func results(
        of build: PackageBuild, among checks: Set<CheckName>, scenarios: URL? = nil,
        work: (start: FileTexts, files: PackageFiles)
    ) throws -> [CheckName: CheckResult] {
        var results = try ScenarioCheck(
            build: build, architecture: subject.name, feature: exercise.feature, in: scenarios,
            hidesHolders: exercise.kind == .hunt
        ).results(among: checks)
        if checks.contains(.structure) {
            let result = try StructureCheck(build: build, architecture: subject.name).result()
            let misplaced = result == .passed ? try misplacement(of: work) : nil
            results[.structure] = misplaced.map(CheckResult.failed) ?? result
        }
        if checks.contains(.tests), let tests = subject.tests {
            let check =
                exercise.kind == .hunt
                ? UnitTestCheck(build: build, target: tests, advice: "find why the unit tests fail")
                : UnitTestCheck(build: build, target: tests)
            let (result, run) = try check.outcome()
            let missing =
                result == .passed
                ? try GivenTests(of: self, start: work.start, files: work.files)
                    .failure(after: run.started) : nil
            results[.tests] = missing.map(CheckResult.failed) ?? result
        }
        return results
    }

    /// The failure for code that is in another role than in our solutions; nil if there is none.
    private func misplacement(
        of work: (start: FileTexts, files: PackageFiles)
    ) throws -> CheckFailure? {
        let moved = MovedNames(assignment: self, start: work.start, files: work.files)
        let placed = PlacedNames(assignment: self, start: work.start, files: work.files)
        let added = AddedRules(assignment: self, start: work.start, files: work.files)
        return try moved.failure() ?? placed.failure() ?? added.failure()
    }
}

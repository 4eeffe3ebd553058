import ArchitectureList
import Foundation
import Toolchain
import Trials

/// Seeds faults into a copy of the package, and checks that the tests catch each. One build has a fault in each
/// architecture, because architectures share no files.
///
/// A test has caught a fault if it fails with the fault, and passes in two runs without one: before all faults, with an
/// edit that changes no behaviour, and after all faults, without an edit. So a test that fails by chance, or because of
/// any edit, does not count. In a hunt, it must also pass with the sources from before the fault was planted. The sources
/// are hidden during all runs, so that no test can catch a fault by reading it.
struct FaultCheck {
    /// The result of the tests of an architecture.
    struct Finding {
        let result: CheckResult
        /// For each fault that was caught, a test that has caught it.
        let notes: [String]
    }

    let sandbox: Sandbox

    /// - Parameters:
    ///   - targets: The exercise in the architectures whose tests are tried, each with the files as they were at its start.
    ///   - texts: The files with the tests.
    ///   - progress: Called before each build.
    /// - Returns: The findings, by the name of the architecture.
    func findings(
        of targets: [(Assignment, start: FileTexts)], in texts: FileTexts,
        progress: (String) -> Void = { _ in }
    ) throws -> [String: Finding] {
        let paths = Set(sandbox.files.entries.keys)
        var trials = targets.map { FaultTrials(of: $0, start: $1, in: texts, among: paths) }
        let count = trials.map(\.plan.faults.count).max() ?? 0
        if targets.isEmpty { return [:] }
        progress("the tests without a fault")
        try run(&trials, in: texts) { $0.plan.harmless }
        for place in 0..<count {
            progress("fault \(place + 1) of \(count)")
            try run(&trials, in: texts) {
                $0.plan.faults.count > place ? $0.plan.faults[place] : nil
            }
        }
        try run(&trials, in: texts) { $0.plan.sound }
        progress("the tests without a fault, again")
        try run(&trials, in: texts) { _ in FaultPlan.Edit(changes: [:]) }
        return Dictionary(uniqueKeysWithValues: trials.map { ($0.target.subject.name, $0.finding) })
    }

    /// Makes an edit in each architecture that has one, and runs the tests of these architectures.
    private func run(
        _ trials: inout [FaultTrials], in texts: FileTexts, edit: (FaultTrials) -> FaultPlan.Edit?
    ) throws {
        var texts = texts
        let edits = trials.map { $0.failure == nil ? edit($0) : nil }
        for edit in edits.compactMap(\.self) { texts.replace(edit.changes) }
        if edits.allSatisfy({ $0 == nil }) { return }
        try sandbox.write(texts.changes)
        let outcome = try sandbox.build.build([.tests])
        for (place, edit) in edits.enumerated() {
            guard let edit else { continue }
            guard outcome.succeeded else {
                trials[place].failure = trials[place].failure ?? doesNotBuild(edit, outcome)
                continue
            }
            let target = trials[place].target.subject.tests ?? ""
            let run = try sandbox.withoutSources {
                try UnitTestCheck(build: sandbox.build, target: target).outcome().run
            }
            trials[place].add(run, with: edit)
        }
    }

    private func doesNotBuild(
        _ edit: FaultPlan.Edit, _ outcome: PackageBuild.Outcome
    ) -> CheckFailure {
        let error = outcome.messages(.error).first
        let what = edit.fault.map { $0.name } ?? "a copy of the package"
        return CheckFailure(
            next: "see why \(what) does not build with these tests",
            observed: error?.text ?? "an error", expected: "a build without errors",
            place: error?.place ?? sandbox.folder.lastPathComponent)
    }
}

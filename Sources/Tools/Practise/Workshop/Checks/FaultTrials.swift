import ArchitectureList
import Console
import Trials

/// The runs of the tests of one architecture, with faults and without.
struct FaultTrials {
    let target: Assignment
    private(set) var plan = FaultPlan.nothing
    /// The reason why the tests could not be tried.
    var failure: CheckFailure?
    /// The tests that pass in all runs without a fault; nil before the first.
    private var reliable: Set<String>?
    /// The tests that fail without a fault.
    private var unreliable: Set<String> = []
    /// The tests that fail with a fault, by its name.
    private var failed: [String: Set<String>] = [:]

    /// - Parameters:
    ///   - start: The files as they were at the start. Its `changes` are the files that have changed since then.
    ///   - texts: The files with the tests.
    ///   - others: The paths of all files of the package.
    init(
        of target: Assignment, start: FileTexts, in texts: FileTexts, among others: Set<String>
    ) {
        self.target = target
        do {
            plan = try FaultPlan(of: target, start: start, in: texts, among: others)
            if plan.candidates?.isEmpty == true { failure = missedHunt(seen: "no new test") }
        } catch let error as FileError {
            failure = CheckFailure(
                next:
                    "put the sources back as they were at the start, because this exercise is about the tests",
                observed: error.seen, expected: error.expected, place: target.subject.folder)
        } catch {
            failure = CheckFailure(
                next: "see why the faults can't be put into the sources", observed: "\(error)",
                expected: "faults that fit the sources", place: target.exercise.path)
        }
    }

    /// Adds the results of a run.
    mutating func add(_ run: UnitTestRun, with edit: FaultPlan.Edit) {
        if let fault = edit.fault {
            failed[fault.name] = run.failed
        } else {
            unreliable.formUnion(run.failed)
            reliable = reliable?.intersection(run.passed) ?? run.passed
        }
    }

    /// The tests that have caught a fault.
    private func finders(of fault: FaultPlan.Fault) -> [String] {
        failed[fault.name, default: []].intersection(reliable ?? [])
            .filter(isCandidate).map(UnitTestRun.name).uniqued().sorted()
    }

    private func isCandidate(_ test: String) -> Bool {
        plan.candidates?.contains(WrittenTest.name(of: test) ?? "") ?? true
    }

    var finding: FaultCheck.Finding {
        if let failure { return .init(result: .failed(failure), notes: []) }
        let faults = plan.faults.compactMap(\.fault)
        let found = faults.compactMap { fault in
            finders(of: fault).first.map { "\(fault.name) is caught by \($0)" }
        }
        let missed = faults.filter { finders(of: $0).isEmpty }
        return .init(
            result: missed.isEmpty ? .passed : .failed(failure(missing: missed)), notes: found)
    }

    private func failure(missing faults: [FaultPlan.Fault]) -> CheckFailure {
        let others = unreliable.map(UnitTestRun.name).uniqued().sorted().map {
            "\($0) also fails without a fault, so it does not count. If it reads source files, it fails because they are "
                + "hidden while the tests run"
        }
        if plan.candidates != nil {
            let caught = failed[faults[0].name, default: []].filter(isCandidate)
            return missedHunt(
                seen: caught.map(UnitTestRun.name).min().map {
                    "\($0) fails with the fault, and also without it or with our solution"
                } ?? "no new test fails with the sources as they were at the start", others)
        }
        return CheckFailure(
            next: "write tests that catch every fault: they miss \(faults.count) of "
                + "\(plan.faults.count) faults",
            observed:
                "no test catches \(faults[0].name): none of the tests that pass without it fails with it",
            expected: "a test that fails", place: target.subject.testFolder ?? "",
            details: (others + [faults[0].text]).joined(separator: "\n"))
    }

    private func missedHunt(seen: String, _ details: [String] = []) -> CheckFailure {
        CheckFailure(
            next: "write a unit test that catches the fault, and give it a new name",
            observed: seen,
            expected:
                "a test that fails with the sources as they were at the start, and passes with yours",
            place: target.subject.testFolder ?? "", details: details.joined(separator: "\n"))
    }
}

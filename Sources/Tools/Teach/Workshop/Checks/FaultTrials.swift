import ArchitectureRules
import Output
import Trials

/// The runs of the tests of one architecture, with faults and without.
struct FaultTrials {
    /// A change of the sources.
    struct Edit {
        /// Nil for one that changes nothing.
        var fault: Patch?
        let changes: [String: String?]
    }

    let target: Assignment
    /// Why the tests could not be tried.
    var failure: CheckFailure?
    private(set) var faults: [Edit] = []
    /// No edit, and one that makes no difference to a program.
    let untouched = Edit(changes: [:])
    private(set) var harmless: Edit
    /// The tests that pass in all runs without a fault; nil before the first.
    private var reliable: Set<String>?
    /// Those that fail without a fault.
    private var unreliable: Set<String> = []
    /// By the name of the fault, those that fail with it.
    private var failed: [String: Set<String>] = [:]

    init(of target: Assignment, in texts: FileTexts) {
        self.target = target
        harmless = untouched
        do {
            for fault in target.faults {
                var seeded = texts
                try seeded.apply([fault])
                let changes = seeded.changes.filter { fault.paths.contains($0.key) }
                faults.append(Edit(fault: fault, changes: changes))
            }
            let paths = Set(target.faults.flatMap(\.paths))
            harmless = Edit(
                changes: try paths.reduce(into: [:]) { changes, path in
                    // A test that counts lines, or bytes, sees this one.
                    changes[path] = try texts.text(at: path).map { "// An edit.\n\n" + $0 }
                })
        } catch let error as FileError {
            failure = Self.unusable(error)
        } catch {
            failure = CheckFailure(
                next: "see why the faults can't be seeded", observed: "\(error)",
                expected: "a fault in the sources", place: target.exercise.path)
        }
    }

    /// Takes what a run says.
    mutating func add(_ run: UnitTestRun, with edit: Edit) {
        if let fault = edit.fault {
            failed[fault.name] = run.failed
        } else {
            unreliable.formUnion(run.failed)
            reliable = reliable?.intersection(run.passed) ?? run.passed
        }
    }

    /// The tests that have found a fault.
    private func finders(of fault: Patch) -> [String] {
        failed[fault.name, default: []].intersection(reliable ?? []).map(Self.name).uniqued()
            .sorted()
    }

    var finding: FaultCheck.Finding {
        if let failure { return .init(result: .failed(failure), notes: []) }
        let found = target.faults.compactMap { fault in
            finders(of: fault).first.map { "the fault \"\(fault.name)\" is found by \($0)" }
        }
        let missed = target.faults.filter { finders(of: $0).isEmpty }
        return .init(
            result: missed.isEmpty ? .passed : .failed(failure(missing: missed)), notes: found)
    }

    private func failure(missing faults: [Patch]) -> CheckFailure {
        let others = unreliable.map(Self.name).uniqued().sorted().map {
            "\($0) also fails in a copy without a fault, so it finds none"
        }
        return CheckFailure(
            next: "write a test that finds what is missed: \(faults.count) of "
                + "\(target.faults.count) faults",
            observed: "no test that passes without the fault \"\(faults[0].name)\" fails with it",
            expected: "a test that fails", place: faults[0].path,
            details: (others + faults.map { "\($0.name): \($0.notes)" }).joined(separator: "\n"))
    }

    private static func unusable(_ error: FileError) -> CheckFailure {
        CheckFailure(
            next: "put the sources back as they were: the exercise is about the tests",
            observed: error.seen, expected: error.expected, place: error.path)
    }

    /// A test without its module and its place, such as `VoiceTests/loud(text:)`.
    private static func name(_ test: String) -> String {
        let parts = test.split(separator: "/")
        let names = parts.count > 2 ? parts.dropLast() : parts[...]
        let name = names.joined(separator: "/")
        return String(
            name[(name.firstIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...])
    }
}

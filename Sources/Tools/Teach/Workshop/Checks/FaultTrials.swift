import ArchitectureRules
import Output
import Trials

/// The runs of the tests of one architecture, with faults and without.
struct FaultTrials {
    /// A change of the sources.
    struct Edit {
        /// Nil for one that changes nothing.
        var fault: SeededFault?
        let changes: [String: String?]
    }

    let target: Assignment
    /// Why the tests could not be tried.
    var failure: CheckFailure?
    private(set) var faults: [Edit] = []
    /// No edit, and one that makes no difference to a program.
    let untouched = Edit(changes: [:])
    private(set) var harmless: Edit
    /// The tests that may find a fault, such as `VoiceTests/loud`; nil for all.
    private var candidates: Set<String>?
    /// The tests that pass in all runs without a fault; nil before the first.
    private var reliable: Set<String>?
    /// Those that fail without a fault.
    private var unreliable: Set<String> = []
    /// By the name of the fault, those that fail with it.
    private var failed: [String: Set<String>] = [:]

    /// - Parameters:
    ///   - start: The files as they were at the start, with those that have changed since among its changes.
    ///   - texts: The files with the tests.
    init(of target: Assignment, start: FileTexts, in texts: FileTexts) {
        self.target = target
        harmless = untouched
        do {
            if target.exercise.kind == .hunt {
                let paths = Set(start.changes.keys).union(texts.changes.keys)
                let tests = try Self.newTests(in: paths.filter(target.hasTests), start, texts)
                candidates = tests
                if tests.isEmpty { failure = missedHunt(seen: "no test that is new") }
                let sources = paths.filter { target.subject.owns($0) && !target.hasTests(at: $0) }
                let changes = try sources.reduce(into: [:]) {
                    $0[$1] = .some(try start.text(at: $1))
                }
                faults = [Edit(fault: SeededFault(name: "the fault"), changes: changes)]
            } else {
                faults = try target.faults.map { try Edit($0, in: texts) }
            }
            harmless = Edit(
                changes: try Set(faults.flatMap(\.changes.keys)).reduce(into: [:]) {
                    changes, path in
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

    /// The tests in files that were not there at the start.
    private static func newTests(
        in paths: Set<String>, _ start: FileTexts, _ texts: FileTexts
    ) throws -> Set<String> {
        func names(_ texts: FileTexts) throws -> Set<String> {
            Set(try paths.flatMap { WrittenTest.all(in: try texts.text(at: $0) ?? "") }.map(\.name))
        }
        return try names(texts).subtracting(names(start))
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
    private func finders(of fault: SeededFault) -> [String] {
        failed[fault.name, default: []].intersection(reliable ?? [])
            .filter { candidates?.contains(WrittenTest.name(of: $0) ?? "") ?? true }
            .map(UnitTestRun.name).uniqued().sorted()
    }

    var finding: FaultCheck.Finding {
        if let failure { return .init(result: .failed(failure), notes: []) }
        let all = faults.compactMap(\.fault)
        let found = all.compactMap { fault in
            finders(of: fault).first.map { "\(fault.name) is found by \($0)" }
        }
        let missed = all.filter { finders(of: $0).isEmpty }
        return .init(
            result: missed.isEmpty ? .passed : .failed(failure(missing: missed)), notes: found)
    }

    private func failure(missing faults: [SeededFault]) -> CheckFailure {
        let others = unreliable.map(UnitTestRun.name).uniqued().sorted().map {
            "\($0) also fails in a copy without a fault, so it finds none"
        }
        if candidates != nil {
            return missedHunt(seen: "no new test that passes now and fails with them", others)
        }
        return CheckFailure(
            next: "write a test that finds what is missed: \(faults.count) of "
                + "\(target.faults.count) faults",
            observed: "no test that passes without \(faults[0].name) fails with it",
            expected: "a test that fails", place: faults[0].path,
            details: (others + faults.map(\.text)).joined(separator: "\n"))
    }

    /// A hunt has one fault: the sources as they were at the start.
    private func missedHunt(seen: String, _ details: [String] = []) -> CheckFailure {
        CheckFailure(
            next: "write a unit test that finds the fault, under a name of its own",
            observed: seen,
            expected:
                "a test that fails with the sources as `start` gave them, and passes with yours",
            place: target.subject.testFolder ?? "", details: details.joined(separator: "\n"))
    }

    private static func unusable(_ error: FileError) -> CheckFailure {
        CheckFailure(
            next: "put the sources back as they were: the exercise is about the tests",
            observed: error.seen, expected: error.expected, place: error.path)
    }
}

/// A fault in a copy of the sources.
struct SeededFault {
    let name: String
    /// The path of its patch, and what it is.
    var path = ""
    var text = ""
}

extension FaultTrials.Edit {
    fileprivate init(_ patch: Patch, in texts: FileTexts) throws {
        var seeded = texts
        try seeded.apply([patch])
        fault = SeededFault(
            name: "the fault \"\(patch.name)\"", path: patch.path,
            text: "\(patch.name): \(patch.notes)")
        changes = seeded.changes.filter { patch.paths.contains($0.key) }
    }
}

extension Assignment {
    fileprivate func hasTests(at path: String) -> Bool {
        subject.testFolder.map { path.hasPrefix($0 + "/") } ?? false
    }
}

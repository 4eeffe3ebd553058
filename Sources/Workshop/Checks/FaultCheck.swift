import Foundation

/// Seeds faults into a copy of the package, one after the other, and sees that the tests find each.
struct FaultCheck {
    let sandbox: Sandbox
    /// The target of the tests.
    let tests: String

    /// - Parameters:
    ///   - texts: The files with the tests.
    ///   - progress: Told what is done.
    func result(
        of faults: [Fault], in texts: FileTexts, progress: (String) -> Void
    ) throws -> CheckResult {
        var missed: [Fault] = []
        for (place, fault) in faults.enumerated() {
            progress("fault \(place + 1) of \(faults.count)")
            var faulty = texts
            do {
                try faulty.apply(fault.patch)
            } catch let error as WorkshopError {
                return .failed(unusable(error))
            }
            try sandbox.write(faulty.changes)
            let outcome = try sandbox.build.build(warningsOf: [])
            guard outcome.succeeded else { return .failed(doesNotBuild(fault, outcome)) }
            if case .passed = try UnitTestCheck(build: sandbox.build, target: tests).result() {
                missed.append(fault)
            }
        }
        guard let first = missed.first else { return .passed }
        return .failed(
            CheckFailure(
                .faults,
                next: "write a test that finds what is missed: \(missed.count) of "
                    + "\(faults.count) faults",
                observed: "all tests of \(tests) pass with the fault \"\(first.name)\"",
                expected: "a test that fails", place: first.patch.path,
                details: missed.map { "\($0.name): \($0.patch.preamble.text)" }
                    .joined(separator: "\n")))
    }

    private func unusable(_ error: WorkshopError) -> CheckFailure {
        CheckFailure(
            .faults, next: "put the sources back as they were: the exercise is about the tests",
            observed: error.seen, expected: error.expected, place: error.path)
    }

    private func doesNotBuild(_ fault: Fault, _ outcome: PackageBuild.Outcome) -> CheckFailure {
        let error = outcome.messages(.error).first
        return CheckFailure(
            .faults, next: "see why the fault \"\(fault.name)\" does not build with these tests",
            observed: error?.text ?? "an error", expected: "a build",
            place: error.map { "\($0.path):\($0.line)" } ?? fault.patch.path)
    }
}

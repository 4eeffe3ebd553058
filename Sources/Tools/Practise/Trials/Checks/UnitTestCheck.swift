import Console
import Foundation
import Toolchain

/// Runs the unit tests of an architecture, which have been built.
package struct UnitTestCheck {
    let build: PackageBuild
    /// The target of the tests.
    let target: String
    /// The suites and tests to run; empty for all suites.
    let names: [String]

    /// What to do if tests fail.
    let advice: String

    package init(
        build: PackageBuild, target: String, names: [String] = [],
        advice: String =
            "make the unit tests pass, or update those that test the old behaviour"
    ) {
        self.build = build
        self.target = target
        self.names = names
        self.advice = advice
    }

    /// All tests of the target, each with its suite, such as `LinkTests/opens(_:)`.
    package func allTests() throws -> [String] {
        let run = try build.runProduct(listing, environment: environment)
        return run.text.split(separator: "\n").filter { $0.hasPrefix(target + ".") }
            .map { String($0.dropFirst(target.count + 1)) }
    }

    package func result() throws -> CheckResult { try outcome().result }

    /// The result of the check, and the tests that ran.
    package func outcome() throws -> (result: CheckResult, run: UnitTestRun) {
        let patterns = names.map { $0.replacing(#/[().]/#) { "\\\($0.output)" } }
        let tests =
            "^\(target)\\."
            + (names.isEmpty ? "" : "(\(patterns.joined(separator: "|")))(/|$)")
        let events = try TemporaryFolder(in: build.package)
        let file = events.url.appending(path: "events.jsonl").path
        let run = try build.runProduct(
            command + ["--filter", tests, "--no-parallel"]
                + ["--event-stream-version", "0", "--event-stream-output-path", file],
            environment: environment)
        let ran = UnitTestRun(
            events: FileManager.default.contents(atPath: file) ?? Data(), succeeded: run.succeeded)
        return (failure(of: run, ran).map(CheckResult.failed) ?? .passed, ran)
    }

    private func failure(of run: SubprocessRun, _ tests: UnitTestRun) -> CheckFailure? {
        if run.reachedLimit { return timeOut(tests) }
        if let first = tests.issues.first { return failure(first, in: tests) }
        if run.code != 0 { return crash(run) }
        // The test tool also succeeds if its filter matches no test.
        if tests.started.isEmpty { return nothing }
        return tests.failed.sorted().first.map { passedOver(in: UnitTestRun.name(of: $0)) }
    }

    /// The variables of the build, because Package.swift reads them, and one that makes sure that the output has no colours.
    private var environment: [String: String] {
        build.environment.merging(["NO_COLOR": "1"]) { $1 }
    }

    #if os(macOS)
        /// Checks run side by side, so none may wait for the lock of another.
        private var options: [String] {
            build.packageManager.place + ["--skip-build", "--disable-xctest", "--ignore-lock"]
        }
    #endif

    private var command: [String] {
        #if os(macOS)
            ["swift", "test"] + options
        #else
            // `swift test` takes three times as long.
            [build.tests.path, "--testing-library", "swift-testing"]
        #endif
    }

    private var listing: [String] {
        #if os(macOS)
            ["swift", "test", "list"] + options
        #else
            command + ["--list-tests"]
        #endif
    }

    private func failure(_ first: UnitTestRun.Event, in run: UnitTestRun) -> CheckFailure {
        let count = run.issues.map(\.testID).uniqued().count
        // Read once, because a run may have hundreds of issues.
        let files = PackageFiles.paths(in: build.package)
        func place(of issue: UnitTestRun.Event) -> String {
            let place = issue.issue?.sourceLocation.map {
                PackageFiles.place("\($0.fileID):\($0.line)", among: files)
            }
            // An issue of a detached task has no test.
            return [place, issue.testID.map(run.title)].compactMap(\.self).joined(separator: ", ")
        }
        func text(of issue: UnitTestRun.Event) -> String {
            String(issue.messages?.first?.text.trimmingPrefix("Expectation failed: ") ?? "")
        }
        return CheckFailure(
            next: "\(advice): \(count) \(count == 1 ? "fails" : "fail")",
            observed: text(of: first), expected: "all tests of \(target) to pass",
            place: place(of: first),
            details: run.issues.dropFirst().prefix(10)
                .map { "\(place(of: $0)): \(text(of: $0))" }.joined(separator: "\n"))
    }

    private func timeOut(_ tests: UnitTestRun) -> CheckFailure {
        CheckFailure(
            next: "find the test that waits forever",
            observed: "the tests ran for \(build.limit.inSeconds) and were stopped",
            expected: "the tests to end within a few seconds",
            place: tests.last.map(tests.title) ?? target)
    }

    private func crash(_ run: SubprocessRun) -> CheckFailure {
        let crash = Crash(run, of: build.package)
        return CheckFailure(
            next: "find why the tests crash", observed: crash.message,
            expected: "all tests of \(target) to pass", place: crash.place ?? target,
            details: crash.details)
    }

    /// The failure of a test that records an issue and passes.
    private func passedOver(in test: String) -> CheckFailure {
        CheckFailure(
            next: "make the test \(test) pass without an issue",
            observed: "a known issue, or a warning, in a test that passes",
            expected: "no issue: `withKnownIssue` counts as a failure here", place: test)
    }

    private var nothing: CheckFailure {
        CheckFailure(
            next: "put the tests of \(target) back", observed: "no tests",
            expected: "the tests of the architecture", place: "the target \(target)")
    }
}

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
        let lines = (run.text + run.errors).split(separator: "\n").map(String.init)
        if run.reachedLimit { return timeOut(lines) }
        let issues = lines.filter { $0.contains("recorded an issue") }.map(issue)
        if let first = issues.first { return failure(first, among: issues) }
        if run.code != 0 { return crash(run) }
        // The test tool also succeeds if its filter matches no test.
        if tests.started.isEmpty { return nothing }
        return tests.failed.sorted().first.map { passedOver(in: UnitTestRun.name(of: $0)) }
    }

    /// The variables of the build, because Package.swift reads them, and two that make sure that the output has no colours
    /// and has signs such as ✘.
    private var environment: [String: String] {
        build.environment.merging(["NO_COLOR": "1", "SWT_SF_SYMBOLS_ENABLED": "0"]) { $1 }
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

    private struct Issue {
        let test: String
        /// The name of a file, and a line of it.
        let place: String
        let text: String
    }

    /// The parts of a line such as `✘ Test "A" recorded an issue at B.swift:1:2: Expectation failed: ...`.
    private func issue(_ line: String) -> Issue {
        let pattern = #/Test (.+?) recorded an issue.* at ([^:]+:\d+):\d+: (.*)/#
        guard let match = line.firstMatch(of: pattern) else {
            return Issue(test: "", place: "", text: line)
        }
        return Issue(
            test: String(match.1),
            place: String(match.2),
            text: String(match.3.trimmingPrefix("Expectation failed: ")))
    }

    private func failure(_ first: Issue, among issues: [Issue]) -> CheckFailure {
        let tests = issues.map(\.test).uniqued()
        // Read once, because a run may have hundreds of issues.
        let files = PackageFiles.paths(in: build.package)
        func place(of issue: Issue) -> String {
            PackageFiles.place(issue.place, module: target, among: files)
        }
        return CheckFailure(
            next: "\(advice): \(tests.count) \(tests.count == 1 ? "fails" : "fail")",
            observed: first.text, expected: "all tests of \(target) to pass",
            place: "\(place(of: first)), \(first.test)",
            details: issues.dropFirst().prefix(10)
                .map { "\(place(of: $0)), \($0.test): \($0.text)" }.joined(separator: "\n"))
    }

    private func timeOut(_ lines: [String]) -> CheckFailure {
        let ended = Set(
            lines.compactMap { $0.firstMatch(of: #/^[✔✘] Test (.+?) (?:passed|failed)/#)?.1 })
        let started = lines.compactMap { $0.firstMatch(of: #/^◇ Test (".+?") started/#)?.1 }
        // Tests run one after the other, so only the test that hangs has not ended.
        let open = started.last { !ended.contains($0) }.map(String.init)
        return CheckFailure(
            next: "find the test that waits forever",
            observed: "the tests ran for \(build.limit.inSeconds) and were stopped",
            expected: "the tests to end within a few seconds",
            place: open ?? target)
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

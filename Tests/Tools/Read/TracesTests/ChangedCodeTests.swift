import ArchitectureList
import Foundation
import Testing

@testable import Traces

/// What a learner does: changes the code, and looks again. On a copy of the package, which takes builds of
/// its own.
@Suite(
    "Traces of code that was just changed",
    .enabled(if: RealTrace.isPossible, "llvm-symbolizer is not in PATH"),
    .enabled(
        if: ProcessInfo.processInfo.environment["TRIPTYCH_SLOW_TESTS"] == "1",
        "builds a copy of the package; set TRIPTYCH_SLOW_TESTS=1 to have it done"))
struct ChangedCodeTests {
    private static let feature = """
        Feature: Traced
          Scenario: Nothing to send
            Given I am logged in as "ada"
            When I tap "Send"
        """

    @Test("A call that was added shows up, and code that does not build says where")
    func addedCall() throws {
        let copy = try Self.copyOfPackage()
        defer { try? FileManager.default.removeItem(at: copy) }
        let presenter = copy.appending(
            path: "Sources/Architectures/MVP/Feedback/FeedbackPresenter.swift")
        let text = try String(contentsOf: presenter, encoding: .utf8)
        #expect(
            try path(in: copy) == """
                Person.tap(_:)
                  FeedbackViewController: closure in viewDidLoad()
                    FeedbackPresenter.didTapSend()
                      FeedbackPresenter.objection
                      ViewController.showToast(_:) by BaseView
                """)

        let changed = text.replacing(
            "if isSending { return }", with: "noteTap()", maxReplacements: 1
        )
        .replacing(
            "func didTapSend() {",
            with: "func noteTap() { view?.hideLoading() }\n    func didTapSend() {")
        try Data(changed.utf8).write(to: presenter)
        #expect(
            try path(in: copy) == """
                Person.tap(_:)
                  FeedbackViewController: closure in viewDidLoad()
                    FeedbackPresenter.didTapSend()
                      FeedbackPresenter.noteTap()
                        ViewController.hideLoading() by BaseView
                      FeedbackPresenter.objection
                      ViewController.showToast(_:) by BaseView
                """)

        try Data(changed.replacing("noteTap() {", with: "noteTip() {").utf8).write(to: presenter)
        do {
            _ = try path(in: copy)
            Issue.record("it was built all the same")
        } catch TraceError.build(let complaints) {
            #expect(complaints.contains("FeedbackPresenter.swift:"))
            #expect(complaints.contains("cannot find 'noteTap' in scope"))
        }
    }

    private func path(in package: URL) throws -> String {
        let traces = try RealTrace.traces(
            of: Self.feature, in: package, by: Architecture.all.named("MVP"))
        return try #require(traces.first?.steps.last).calls.path()
    }

    private static func copyOfPackage() throws -> URL {
        let copy = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "triptych-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        for name in ["Package.swift", "Sources", "Benchmarks", "Tests"] {
            try FileManager.default.copyItem(
                at: RealTrace.package.appending(path: name), to: copy.appending(path: name))
        }
        return copy
    }
}

import Foundation
import Testing
import TestSupport

@testable import Traces

/// Builds this package so that it records, and compares what ran with what reading the code gives.
@Suite(
    "Real traces",
    .enabled(if: RealTrace.isPossible, "llvm-symbolizer is not in PATH"),
    .serialized)
struct TracedActionsTests {
    @Test("A tap on Send leads to the service and back to the screen", .timeLimit(.minutes(10)))
    func paths() throws {
        let traces = try RealTrace.traces(
            of: """
                Feature: The tour
                  Scenario: Five actions
                    Given the server has 3 articles
                    And the app is launched
                    When I type "ada" into "Username"
                    And I type "lovelace" into "Password"
                    And I tap "Log in"
                    And I pull to refresh
                    And I type "A" into "Search"
                    And I type "Well done." into "Feedback"
                    And I tap "Send"
                """)
        for trace in traces {
            #expect(trace.failure == nil)
            let step = try #require(trace.steps.last)
            #expect(step.text == "I tap \"Send\"")
            #expect(step.calls.map(\.function) == ["Person.tap(_:)"])
            var rest = step.calls.flattened.map(\.function)[...]
            for function in [
                "FeedbackViewController: closure in viewDidLoad()",
                "ViewController.isLoading.setter", "LatestTask.start(_:)",
                "RemoteFeedbackService.send(_:)", "ViewController.isLoading.setter",
                "ViewController.showToast(_:)",
            ] {
                let place = try #require(rest.firstIndex(of: function), "\(trace.architecture)")
                rest = rest[(place + 1)...]
            }
            try expectSoundPlaces(in: trace)
        }
    }

    /// Every place is there, and has the name of its function, or is one of the accessors of a property.
    private func expectSoundPlaces(in trace: Trace) throws {
        for call in trace.steps.flatMap(\.calls.flattened) {
            guard let place = call.place else { continue }
            let text = try String(
                contentsOf: ThisPackage.root.appending(path: place.file), encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let name = call.function.split(separator: ".").last?.prefix { $0 != "(" } ?? ""
            let first = lines[place.firstLine - 1]
            if !call.function.contains("closure"),
                !["setter", "didSet", "willSet"].contains(String(name)), !first.contains("get {")
            {
                #expect(first.contains(name), "\(call.function)")
            }
            #expect(place.lastLine >= place.firstLine)
            // A stored property is one line, and what has a block ends with it.
            let isStored = !first.contains("{") && first.contains("var ")
            #expect(
                isStored
                    ? place.lastLine == place.firstLine : lines[place.lastLine - 1].contains("}"),
                "\(call.function)")
        }
    }
}

import ArchitectureList
import TestSupport
import Testing
import Workshop

@testable import Faults

@Suite("The package with a change")
struct ChangedSourcesTests {
    @Test("A change is made after its start")
    func start() throws {
        let change = try Catalogue(of: ThisPackage.root, architectures: Architecture.all.subjects)
            .change("one-link-a-day")
        let changes = try ChangedSources(of: change, in: ThisPackage.root).changes
        for path in ["MVC/Feedback/FeedbackViewController", "VIPER/Feedback/FeedbackInteractor"] {
            let text = changes["Sources/Architectures/\(path).swift"] ?? nil
            // The start asks the first question, and the solution the second one.
            #expect(text?.contains("history.dates") == true, "\(path)")
            #expect(text?.contains("history.linkDates") == true, "\(path)")
        }
        #expect(changes.keys.contains("scenarios/15-one-link-a-day.feature"))
    }

    @Test("With its rules in a type, it is made after the start that has them there")
    func inAType() throws {
        let change = try Catalogue(of: ThisPackage.root, architectures: Architecture.all.subjects)
            .change("one-link-a-day").inAType
        let changes = try ChangedSources(of: change, in: ThisPackage.root).changes
        let feedback = "Sources/Architectures/MVC/Feedback"
        let rules = changes["\(feedback)/FeedbackRules.swift"] ?? nil
        #expect(rules?.contains("history.linkDates") == true)
        let screen = changes["\(feedback)/FeedbackViewController.swift"] ?? nil
        #expect(screen?.contains("history.dates") == false)
        #expect(changes.keys.contains { $0.contains("VIPER/Feedback/FeedbackInteractor") })
    }
}

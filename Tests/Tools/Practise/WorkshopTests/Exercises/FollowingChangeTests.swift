import ArchitectureList
import Foundation
import TestSupport
import Testing
import Trials

@testable import Workshop

/// Change 15 asks for one more rule of a screen that change 14 has given rules of its own.
@Suite("A change that follows another one")
struct FollowingChangeTests {
    private let first: Exercise
    private let second: Exercise

    init() throws {
        let catalogue = Catalogue(of: ThisPackage.root, architectures: Architecture.all.subjects)
        first = try catalogue.change("feedback-conditions")
        second = try catalogue.change("one-link-a-day")
    }

    @Test("Its start is the solution of the other, as it is")
    func start() throws {
        #expect(second.starts.count == first.solutions.count)
        for (name, solution) in first.solutions {
            let start = try #require(second.starts[name])
            #expect(start.paths == solution.paths)
            #expect(start.files.filter { !solution.files.contains($0) }.map(\.path) == [])
        }
    }

    @Test("So is its start with the rules in a type")
    func startInAType() throws {
        #expect(second.solutionsInAType.keys == first.solutionsInAType.keys)
        #expect(
            second.startsInAType.mapValues(\.files) == first.solutionsInAType.mapValues(\.files))
    }

    @Test("What is given for the other is given for it, too, with more in five files")
    func given() throws {
        let given = try #require(second.shared).files
        let others = try #require(first.shared).files.filter { !given.contains($0) }
        #expect(
            others.map(\.path) == [
                "Sources/Shared/AppContract/Texts.swift",
                "Sources/Shared/Services/FeedbackHistory.swift",
                "Tests/Architectures/ServiceDoubles/ClockSpy.swift",
                "Tests/Shared/AppContractTests/TextsTests.swift",
                "Tests/Shared/ServicesTests/FeedbackHistoryTests.swift",
            ])
    }

    @Test("Its old scenarios are the new ones of the other, in one of which more time passes")
    func scenarios() throws {
        var texts = FileTexts(of: ThisPackage.root)
        let new = try lines(of: try texts.text(at: try #require(first.feature)))
        try texts.apply([try #require(second.shared)])
        let old = try lines(of: try texts.text(at: "scenarios/feedback-conditions.feature"))
        let difference = old.difference(from: new)
        #expect(difference.removals.map(\.line) == ["      And 10 minutes pass"])
        #expect(difference.insertions.map(\.line) == ["      And 1 day passes"])
    }

    private func lines(of text: String?) throws -> [Substring] {
        try #require(text).split(separator: "\n", omittingEmptySubsequences: false)
    }
}

extension CollectionDifference.Change {
    fileprivate var line: ChangeElement {
        switch self {
        case .insert(_, let line, _), .remove(_, let line, _): line
        }
    }
}

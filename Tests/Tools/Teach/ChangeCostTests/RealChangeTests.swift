import Anatomy
import ArchitectureList
import Foundation
import Output
import Testing
import Workshop

@testable import ChangeCost

/// The first change of the package, whose figures were counted by hand in its patches.
@Suite(
    "The first change, counted by hand",
    .enabled(if: FirstChange.exercise != nil, "there is none"))
struct RealChangeTests {
    /// Read once for all tests.
    private static let costs = Result {
        try ChangeCosts.counted(
            [PatchedChange(#require(FirstChange.exercise), in: FirstChange.package)],
            of: Architecture.all.subjects,
            in: FirstChange.package)[0]
    }

    @Test(
        "Statements, declarations, requirements and roles",
        arguments: [
            ("MVC", "25 (+11 −14)", "4 (+2 −2)", "1, 0, 0", "1, 1"),
            ("MVP", "18 (+8 −10)", "3 (+2 −1)", "1, 0, 0", "1, 1"),
            ("MVVM", "13 (+4 −9)", "1 (+0 −1)", "1, 0, 0", "1, 1"),
            ("VIPER", "21 (+9 −12)", "5 (+3 −2)", "3, 1, 1", "3, 3"),
        ])
    func sources(
        architecture: String, statements: String, declarations: String, types: String,
        files: String
    ) throws {
        let cost = try #require(try Self.costs.get()[architecture]).cost
        let figures = Dictionary(
            uniqueKeysWithValues: CostFigure.all.map { ($0.title, $0.text(cost)) })
        #expect(figures["Statements"] == statements)
        #expect(figures["Declarations"] == declarations)
        #expect(figures["Types, protocols, requirements"] == types)
        #expect(figures["Files, roles"] == files)
    }

    @Test("Tests and doubles")
    func tests() throws {
        let costs = try Self.costs.get()
        #expect(costs["MVC"]?.cost.tests == nil)
        #expect(
            costs["MVP"]?.cost.tests
                == TestCost(
                    brokenTests: ["FeedbackPresenterTests.tooLong()"],
                    writtenTests: ["FeedbackPresenterTests.growsTooLong()"], brokenDoubles: [],
                    writtenDoubles: []))
        let viper = try #require(costs["VIPER"]?.cost.tests)
        #expect(viper.brokenTests.count == 6)
        #expect(viper.writtenTests.count == 2)
        #expect(viper.brokenDoubles == ["FeedbackInteractorSpy"])
    }

    @Test("Its patches stand side by side, the same task in a row")
    func difference() throws {
        let change = try #require(FirstChange.exercise)
        let columns = ChangeDifference(of: change, for: Architecture.all.subjects).columns
        let text = columns.text(on: Terminal(environment: ["COLUMNS": "60", "NO_COLOR": "1"]))
        let titles = ["What a person sees", "What is shown", "The business", "Tests", "Doubles"]
        let places = titles.map { text.range(of: "── \($0) ")?.lowerBound }
        #expect(!places.contains(nil))
        #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
        #expect(text.split(separator: "\n").contains("+     sendButton.isEnabled = canSend"))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 60 })
        let page = columns.page.markup
        #expect(page.contains("<span class=\"added\">"))
        #expect(page.contains("Feedback/FeedbackContract.swift"))
    }
}

private enum FirstChange {
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let exercise = try? Catalogue(of: package, architectures: Architecture.all.subjects)
        .exercise("send-disabled-while-too-long")
}

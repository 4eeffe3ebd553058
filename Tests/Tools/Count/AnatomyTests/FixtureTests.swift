import SourceFixtures
import SwiftSources
import Testing

@testable import Anatomy

/// The figures of the package in `Fixture`, which were counted by hand; the comments there say how.
@Suite("Hand counts", .enabled(if: FixturePackage.hasCompiler, "no swiftc on the search path"))
struct FixtureTests {
    @Test("The whole")
    func whole() throws {
        let size = try FixturePackage.figures.size
        #expect(size.files == 4)
        // Painter, Palette, Store, RoundBrush, WallPresenter, Mishap, WallViewController.
        #expect(size.types == 7)
        #expect(size.protocols == 2)
        #expect(size.requirements == 2 + 3)
        // Palette.swift, WallPresenter, WallView, WallViewController.
        #expect(size.functions == 2 + 5 + 1 + 7)
        #expect(size.statements == 1 + 27 + 1 + 8)
        #expect(size.longestType == Extreme(name: "WallPresenter", figure: 27))
    }

    @Test("Features and roles")
    func parts() throws {
        let figures = try FixturePackage.figures
        #expect(figures.features.map(\.name) == ["", "Wall"])
        #expect(figures.features.map(\.size.files) == [1, 3])
        #expect(figures.roles.map(\.name) == ["ViewController", "View", "Presenter", "other"])
        #expect(figures.roles.map(\.size.statements) == [8, 1, 27, 1])
    }

    @Test(
        "Statements of each function that has some",
        arguments: [
            ("WallPresenter", ["init 4", "isDone 1", "height 1", "paint 13", "prepare 8"]),
            ("WallView", ["showNothing 1"]),
            (
                "WallViewController",
                ["init 2", "init 1", "subscript 1", "tap 3", "again 1"]
            ),
            ("Brush", ["init 1"]),
            // What macros make of the tests is left out.
            ("WallPresenterTests", ["init 2", "oneStroke 2", "otherStrokes 2", "paint 1"]),
        ])
    func functions(file: String, expected: [String]) throws {
        let statements = try FixturePackage.file(file).outline.statements
        let counts = Dictionary(grouping: statements) { $0.member ?? "" }
            .map { "\($0.prefix { $0 != "(" }) \($1.count)" }
        #expect(counts.sorted() == expected.sorted())
    }

    @Test("Properties, and whether they keep alive what they hold")
    func properties() throws {
        let properties = try FixturePackage.file("WallPresenter").properties
        #expect(
            properties.map { "\($0.hold) \($0.name)" } == [
                "weak view", "unowned owner", "strong brush", "strong strokes", "strong spare",
                "strong onDone", "strong height",
            ])
    }

    @Test("Ownership; a protocol stands for its only conformer")
    func ownership() throws {
        let ownership = try FixturePackage.figures.ownership
        #expect(
            ownership.map { "\($0.from) \($0.hold) \($0.to): \($0.count)" } == [
                // The presenter, and the palette. The brush is of another module, and what a closure takes is
                // not held.
                "ViewController strong Presenter: 1", "ViewController strong other: 1",
                "Presenter weak ViewController: 1", "Presenter strong other: 1",
                "Presenter unowned other: 1",
            ])
    }

    @Test("Closures")
    func closures() throws {
        let closures = try FixturePackage.figures.closures
        #expect(closures.stored == 2)
        #expect(closures.keepingSelf == 1)
        #expect(closures.knowingSelf == 1)
    }

    @Test("Tests, their set-up and their doubles; what macros make is left out")
    func tests() throws {
        let tests = try #require(try FixturePackage.figures.tests)
        #expect(tests.suites == 1)
        #expect(tests.tests == 2)
        // Two in each test, one in the helper.
        #expect(tests.statements == 5)
        // Two properties with a value, two statements in init.
        #expect(tests.setUp == 4)
        #expect(tests.doubles == 1)
        #expect(tests.doubleStatements == 3)
    }
}

import Console
import Testing
import Toolchain
import Workshop

@testable import ChangeCost

/// The figures of `WallChange`, which were counted by hand.
@Suite("What a change costs")
struct PatchCostTests {
    private let cost: PatchCost

    init() throws {
        cost = try WallChange.cost()
    }

    @Test("Statements: white space, comments and line breaks count for nothing")
    func statements() {
        #expect(
            cost.files.map(\.statements) == [
                Edits(added: 4, removed: 2), Edits(added: 0, removed: 0),
                Edits(added: 1, removed: 0),
                Edits(added: 0, removed: 0),
            ])
        #expect(cost.statements == Edits(added: 5, removed: 2))
    }

    @Test("Declarations: types and members, without the bodies of functions")
    func declarations() {
        #expect(
            cost.files.map(\.declarations) == [
                Edits(added: 1, removed: 0), Edits(added: 1, removed: 1),
                Edits(added: 1, removed: 1),
                Edits(added: 2, removed: 0),
            ])
        #expect(cost.declarations == Edits(added: 5, removed: 2))
    }

    @Test("Files, and the roles that their names say")
    func files() {
        #expect(
            cost.files.map(\.path) == [
                "Wall/WallPresenter.swift", "Wall/WallView.swift", "Wall/WallViewController.swift",
                "Wall/Dryer.swift",
            ])
        #expect(cost.files.map(\.role) == ["Presenter", "View", "ViewController", nil])
        #expect(cost.roles == ["Presenter", "View", "ViewController"])
        #expect(cost.elsewhere == ["scenarios/wall.feature"])
    }

    @Test("What is counted begins where the start of the change ends")
    func start() throws {
        let walls = try MadeWalls()
        let washed = walls.changes[2].started(with: walls.changes[0].solutions)
        let files = try #require(try washed.patchedFiles(in: walls.package).first?["A"])
        #expect(files.map(\.lines) == [Edits(added: 1, removed: 1)])
        #expect(files.first?.old == "1\npainted\n3\n4\n5\n6\n7\n8\n9\n")
        #expect(files.first?.new == "1\npainted\n3\n4\n5\n6\n7\nwashed\n9\n")
    }

    @Test("Each file is named with what was edited in it")
    func names() {
        let column = ChangeCosts.Column(architecture: "Paint", cost: cost)
        let costs = ChangeCosts(
            number: 1, name: "dry", title: "Dry", moves: "a rule", columns: [column],
            otherColumns: [])
        let text = costs.document.text(width: nil)
        #expect(text.contains("Wall/WallView.swift (declarations +1 −1, lines +1 −1)"))
    }

    @Test("Types, protocols and what these ask for")
    func types() {
        #expect(cost.types == ["Dryer", "WallPresenter", "WallViewController"])
        #expect(cost.protocols == ["WallView"])
        #expect(cost.requirements == ["WallView.show(_:)", "WallView.show(_:isDry:)"])
    }

    @Test("Tests that had to change are broken; so is a suite whose set-up had to")
    func tests() throws {
        let tests = try #require(cost.tests)
        #expect(
            tests.brokenTests == [
                "WallPresenterTests.paints()", "the set-up of WallPresenterTests",
            ])
        #expect(tests.writtenTests == ["WallPresenterTests.dries()"])
    }

    @Test("A new test opens a screen if its suite makes one, itself or with a new double")
    func screenTests() throws {
        func file(_ path: String, _ code: String) -> FileChange {
            FileChange(path: "Tests/Architectures/PaintTests/\(path).swift", old: nil, new: code)
        }
        func suite(_ name: String, with property: String) -> FileChange {
            file(
                name,
                "@Suite(\"a\") struct \(name) { let a = \(property); @Test(\"b\") func b() {} }")
        }
        let cost = try WallChange.cost(of: [
            suite("Alone", with: "WallPresenter()"), suite("Itself", with: "AppInWindow()"),
            suite("WithDouble", with: "ShownWall()"),
            file("Doubles/ShownWall", "struct ShownWall { let a = WallViewController() }"),
        ])
        #expect(cost.tests?.screenTests == ["Itself.b()", "WithDouble.b()"])
    }

    @Test("A double that has to learn more is broken")
    func doubles() throws {
        let tests = try #require(cost.tests)
        #expect(tests.brokenDoubles == ["WallViewSpy"])
        #expect(tests.writtenDoubles == ["DryerStub"])
    }
}

import ArchitectureList
import Foundation
import TestSupport
import Toolchain

@testable import ChangeCost

/// A change of a small app. What it costs was counted by hand: `+` and `−` beside a line say what it counts as.
enum WallChange {
    static let subject = ArchitectureSources(
        name: "Paint", module: "Paint", folder: "Sources/Paint", tests: "PaintTests")

    static let files = [
        FileChange(
            path: "Sources/Paint/Wall/WallPresenter.swift",
            old: """
                final class WallPresenter {
                    private weak var view: (any WallView)?
                    private var coats = 0

                    func paint(_ colour: String) {
                        // One coat is enough.
                        coats += 1
                        view?.show(coats)
                    }

                    func stop() { view?.clear(
                        "wall") }
                }
                """,
            new: """
                final class WallPresenter {
                    private weak var view: (any WallView)?
                    private var coats = 0
                    private var isDry = true  // + declaration

                    func paint(_ colour: String) {
                        // Two coats, if the wall is dry.
                        guard isDry else { return }  // + statement, + statement
                        coats += 2  // − statement, + statement
                        view?.show(coats, isDry: isDry)  // − statement, + statement
                    }

                    func stop() { view?.clear("wall") }
                }
                """),
        FileChange(
            path: "Sources/Paint/Wall/WallView.swift",
            old: """
                protocol WallView: AnyObject {
                    func show(_ coats: Int)
                }
                """,
            new: """
                protocol WallView: AnyObject {
                    func show(_ coats: Int, isDry: Bool)  // − requirement, + requirement
                }
                """),
        FileChange(
            path: "Sources/Paint/Wall/WallViewController.swift",
            old: """
                final class WallViewController {}

                extension WallViewController: WallView {
                    func show(_ coats: Int) {
                        print(coats)
                    }
                }
                """,
            new: """
                final class WallViewController {}

                extension WallViewController: WallView {
                    func show(_ coats: Int, isDry: Bool) {  // − declaration, + declaration
                        print(coats)
                        print(isDry)  // + statement
                    }
                }
                """),
        FileChange(
            path: "Sources/Paint/Wall/Dryer.swift", old: nil,
            new: """
                struct Dryer {  // + declaration
                    let minutes: Int  // + declaration
                }
                """),
        FileChange(
            path: "Tests/Architectures/PaintTests/WallPresenterTests.swift",
            old: """
                @Suite("The wall") struct WallPresenterTests {
                    private let view = WallViewSpy()
                    private let presenter: WallPresenter

                    init() {
                        presenter = WallPresenter()
                    }

                    @Test("It is painted") func paints() {
                        presenter.paint("red")
                        #expect(view.coats == 1)
                    }

                    @Test("It stays") func stops() { presenter.stop() }
                }
                """,
            new: """
                @Suite("The wall") struct WallPresenterTests {
                    private let view = WallViewSpy()
                    private let presenter: WallPresenter

                    init() {  // broken
                        presenter = WallPresenter(dryer: DryerStub())
                    }

                    @Test("It is painted") func paints() {  // broken
                        presenter.paint("red")
                        #expect(view.coats == 2)
                    }

                    @Test("It stays") func stops() { presenter.stop() }

                    @Test("It is dry") func dries() {  // written
                        dry()
                        #expect(view.isDry)
                    }

                    private func dry() {}
                }
                """),
        FileChange(
            path: "Tests/Architectures/PaintTests/Doubles/WallViewSpy.swift",
            old: "final class WallViewSpy { var coats = 0 }",
            new: "final class WallViewSpy { var coats = 0; var isDry = false }"),
        FileChange(
            path: "Tests/Architectures/PaintTests/Doubles/DryerStub.swift", old: nil,
            new: "final class DryerStub { struct Call { let minutes: Int } }"),
        FileChange(path: "scenarios/wall.feature", old: "Feature: a", new: "Feature: b"),
    ]

    static func cost(of files: [FileChange] = files) throws -> PatchCost {
        let workspace = try Workspace()
        return PatchCost(
            of: files, for: subject,
            outlines: try ChangeCosts.outlines(of: files, in: workspace.folder))
    }
}

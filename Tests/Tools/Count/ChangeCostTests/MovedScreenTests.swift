import ArchitectureList
import Console
import Foundation
import Testing
import Toolchain

@testable import ChangeCost

@Suite("Moving a screen")
struct MovedScreenTests {
    /// A page in MVC, and the same page in MVP, where the presenter has the clock. The news has only a test, so only that is counted.
    private static let files = [
        "Sources/Architectures/MVC/Article/ArticleViewController.swift": """
        final class ArticleViewController {
            let clock = Clock()
            func load() { print("Article") }
        }
        """,
        "Sources/Architectures/MVP/Article/ArticleViewController.swift": """
        final class ArticleViewController {
            func load() { presenter.load() }
        }
        """,
        "Sources/Architectures/MVP/Article/ArticlePresenter.swift": """
        final class ArticlePresenter {
            let clock = Clock()
            func load() { view?.show("Article") }
        }
        """,
        "Sources/Architectures/MVP/Base/BasePresenter.swift": "class BasePresenter {}",
        "Tests/Architectures/MVCTests/ArticleViewControllerTests.swift": """
        struct ArticleViewControllerTests { @Test func taps() {} }
        """,
        "Tests/Architectures/MVPTests/ArticlePresenterTests.swift": """
        struct ArticlePresenterTests { @Test func shows() { #expect(true) } }
        """,
        "Tests/Architectures/MVPTests/NewsPresenterTests.swift": "struct NewsPresenterTests {}",
    ]

    @Test("Counts the screen's own files and its new tests; tests of a view controller stay")
    func counted() throws {
        let package = try TemporaryFolder(in: FileManager.default.temporaryDirectory)
        for (path, text) in Self.files {
            let file = package.url.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let moves = try MovedScreen.counted(for: Array(Architecture.all[...1]), in: package.url)
        let table = MovedScreen.table(of: moves)
        #expect(
            table.rows == [
                ["MVC to MVP", "10, 7, 3, 2", "–", "–", "1, 0, 1, 0"]
            ])
    }
}

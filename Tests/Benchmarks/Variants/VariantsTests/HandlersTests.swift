import AppContract
import Foundation
import InMemoryServer
import Services
import Testing
import Toolchain
import Trials

@testable import MVVMHandlers
@testable import Workshop

@Suite("MVVM with its news view model split")
@MainActor
struct HandlersTests {
    @Test("One handler is replaced, and the view model shows and opens what the double has")
    func doubleOfData() {
        let clock = ManualClock()
        let data = FixedData([Article].samples(3, now: clock.now))
        let navigation = OpenedArticles()
        let context = NewsContext(
            data: data, business: NewsBusinessHandler(data: data, navigation: navigation))
        let viewModel = NewsViewModel(context: context, clock: clock)
        viewModel.loadIfNeeded()
        #expect(viewModel.numberOfRows == 3)
        #expect(viewModel.row(at: 1).title == "Article 2")
        viewModel.selectRow(at: 2)
        #expect(navigation.ids == ["3"])
        viewModel.searchText.value = "none"
        #expect(viewModel.numberOfRows == 0)
        #expect(viewModel.emptyText.value == Texts.noMatch(for: "none"))
    }

    @Test("Its files are those of MVVM after exercise 30")
    func exercise() throws {
        let package = try PackageFolder.find(with: ["scenarios"], around: #filePath)
        var exercise = FileTexts(of: package)
        for name in ["start/MVVM.patch", "MVVM.patch"] {
            let path = "scenarios/exercises/30-split-the-view-model/\(name)"
            let text = try String(contentsOf: package.appending(path: path), encoding: .utf8)
            try exercise.apply([try Patch(text, path: path)])
        }
        let folder = "Sources/Architectures/MVVM/"
        let changed = exercise.changes.keys.filter { $0.hasPrefix(folder) }
        #expect(changed.count == 4)
        let variant = FileTexts(of: package.appending(path: "Benchmarks/Variants/MVVMHandlers"))
        for path in changed {
            let own = try variant.text(at: String(path.dropFirst(folder.count)))
            #expect(try exercise.text(at: path) == own, "\(path)")
        }
    }
}

/// Remembers which articles were opened.
@MainActor
private final class OpenedArticles: NewsNavigation {
    private(set) var ids: [Article.ID] = []

    func showArticle(_ article: Article) {
        ids.append(article.id)
    }
}

/// Has the same articles for ever, all on the first page, and no service.
@MainActor
private final class FixedData: NewsDataHandling {
    let status = Status(isLoading: Observable(false), toast: Event())
    private(set) var list = ArticleList()

    private let articles: [Article]
    private let listChanges = Event<Void>()

    init(_ articles: [Article]) {
        self.articles = articles
    }

    var listChanged: EventStream<Void> { listChanges }

    func needsFirstPage(matching text: String) -> Bool {
        list.missingPage(for: text) != nil
    }

    func loadFirstPage(matching text: String) {
        let matches = articles.filter { text.isEmpty || $0.title.contains(text) }
        let page = Page(articles: matches, nextCursor: nil)
        list.receive(page, for: PageQuery(matching: text))
        listChanges.send(())
    }

    func loadNextPage(matching text: String) {}
}

import AppContract
import Foundation
import InMemoryServer
import Services
import Testing

@testable import MVVMHandlers
@testable import Workshop

@Suite("MVVM with its news view model split")
@MainActor
struct HandlersTests {
    @Test("One handler is replaced, and the view model shows and opens what the double has")
    func doubleOfData() {
        let data = FixedData([Article].samples(3, now: ManualClock().now))
        var opened: [Article.ID] = []
        let navigation = NewsNavigation(showArticle: { opened.append($0.id) }, showLogin: {})
        let context = NewsContext(
            data: data, business: NewsBusinessHandler(data: data, navigation: navigation))
        let viewModel = NewsViewModel(context: context)
        viewModel.loadIfNeeded()
        #expect(viewModel.rows.value.count == 3)
        #expect(viewModel.rows.value[1].title == "Article 2")
        viewModel.selectRow(at: 2)
        #expect(opened == ["3"])
        viewModel.searchText.value = "none"
        #expect(viewModel.rows.value.isEmpty)
        #expect(viewModel.emptyText.value == Texts.noMatch(for: "none"))
    }

    @Test("Its files are those of the panel after exercise 30")
    func exercise() throws {
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        var panel = FileTexts(of: package)
        for name in ["start/MVVM.patch", "MVVM.patch"] {
            let path = "scenarios/exercises/30-split-the-view-model/\(name)"
            let text = try String(contentsOf: package.appending(path: path), encoding: .utf8)
            try panel.apply([try Patch(text, path: path)])
        }
        let folder = "Sources/Architectures/MVVM/"
        let changed = panel.changes.keys.filter { $0.hasPrefix(folder) }
        #expect(changed.count == 4)
        let variant = FileTexts(of: package.appending(path: "Benchmarks/Variants/MVVMHandlers"))
        for path in changed {
            let own = try variant.text(at: String(path.dropFirst(folder.count)))
            #expect(try panel.text(at: path) == own, "\(path)")
        }
    }
}

/// Has the same articles for ever, all on the first page, and no service.
@MainActor
private final class FixedData: NewsDataHandling {
    let failure = Event<ServiceError>()
    let status = Status()

    private let articles: [Article]
    private let shown = Observable(NewsRows(clock: ManualClock()))

    init(_ articles: [Article]) {
        self.articles = articles
    }

    var rows: ObservableValue<NewsRows> { shown }

    func loadFirstPage(matching text: String) {
        shown.update {
            $0 = NewsRows(matching: text, clock: $0.clock)
            let found = articles.filter { text.isEmpty || $0.title.contains(text) }
            $0.append(Page(articles: found, nextCursor: nil))
        }
    }

    func loadNextPage() {}
}

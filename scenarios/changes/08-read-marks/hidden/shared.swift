import AppContract
import PocketUI
import ServiceDoubles
import Services
import Testing

@Suite struct HiddenTests {
    private struct Device {
        let window = Window()
        private let app: ReadingApp

        init() {
            let authentication = AuthenticationServiceStub()
            authentication.isLoggedIn = true
            let news = NewsServiceStub()
            news.pages.preset = .success(.numbered(1...3))
            app = ReadingApp(
                services: AppServices(
                    authentication: authentication, news: news, feedback: FeedbackServiceStub(),
                    clock: ClockSpy()),
                window: window)
        }

        func launch() { app.launch() }

        func readFirstArticle() throws {
            try Person(at: window).selectRow(at: 0)
            try Person(at: window).goBack()
        }

        var marksFirstArticle: Bool { Person(at: window).sees("Author 1 · 1 h ago · read") }
    }

    @Test("An app owns its marks: another app that is launched later neither has nor removes them")
    func later() throws {
        let (first, second) = (Device(), Device())
        first.launch()
        try first.readFirstArticle()
        #expect(first.marksFirstArticle)
        second.launch()
        #expect(!second.marksFirstArticle)
        #expect(first.marksFirstArticle)
    }

    @Test("An app owns its marks: another app that runs at the same time does not show them")
    func sameTime() throws {
        let (first, second) = (Device(), Device())
        first.launch()
        second.launch()
        try first.readFirstArticle()
        #expect(first.marksFirstArticle)
        #expect(!second.marksFirstArticle)
    }
}

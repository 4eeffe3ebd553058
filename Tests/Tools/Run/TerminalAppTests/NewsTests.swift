import Foundation
import Services
import Testing

@testable import TerminalApp

@Suite("News")
struct NewsTests {
    private let now = Date(timeIntervalSince1970: 1_700_000_000)

    @Test("There are sixty stories, each with a title, an author and a body of its own")
    func stories() {
        let stories = News.stories
        #expect(stories.count { $0.age > 0 } == 60)
        #expect(stories.count { $0.age == 0 } == 6)
        #expect(Set(stories.map(\.title)).count == stories.count)
        #expect(Set(stories.map(\.author)).count == stories.count)
        for story in stories {
            let sentences = story.body.count { ".?!".contains($0) }
            #expect((2...5).contains(sentences), "\(story.title)")
            #expect(story.title.count <= 60, "\(story.title)")
        }
    }

    @Test("They are newest first, from minutes to weeks")
    func ages() {
        let dates = News(count: 60, now: now).articles.map(\.publishedAt)
        #expect(dates == dates.sorted(by: >))
        #expect(now.timeIntervalSince(dates[0]) < 3600)
        #expect(now.timeIntervalSince(dates[59]) > 8 * 7 * 86_400)
    }

    @Test("More articles than stories are older and numbered", arguments: [0, 1, 60, 61, 10_000])
    func more(count: Int) {
        let articles = News(count: count, now: now).articles
        #expect(articles.count == count)
        #expect(articles.map(\.id) == (0..<count).map { "\($0 + 1)" })
        #expect(zip(articles, articles.dropFirst()).allSatisfy { $0.publishedAt >= $1.publishedAt })
        if count > 60 { #expect(articles[60].title == articles[0].title + " (2)") }
    }

    @Test("New stories are published on top")
    func publishing() {
        var news = News(count: 2, now: now)
        news.publish(7, now: now)
        #expect(news.articles.count == 9)
        #expect(news.articles[0].id == "new-7")
        #expect(news.articles[0].title == news.articles[6].title + " (2)")
        #expect(Set(news.articles.map(\.id)).count == 9)
        #expect(news.articles[0].publishedAt == now)
    }

    @Test(
        "A block that is not a story is left out", arguments: ["", "\n", "no head", "5 x | A | B"])
    func noStory(text: String) {
        #expect(News.Story(text[...]) == nil)
    }
}

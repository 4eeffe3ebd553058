/// A scenario with every phrase of the vocabulary.
enum EveryPhrase {
    static let feature = """
        Feature: Traced
          Scenario: Every phrase
            Given the server has 45 articles
            And the app is launched
            Then it is not loading
            And "Log in" is disabled
            When I open the link "triptych://article/7"
            And I type "ad" into "Username"
            And I clear "Username"
            And I type "ada" into "Username"
            And I type "lovelace" into "Password"
            Then "Username" reads "ada"
            And "Log in" is enabled
            When I tap "Log in"
            Then the screens are "News", "Article"
            When I go back
            Then I am on "News"
            And row 1 reads "Article 1" and "Author 1 · 1 h ago"
            When 5 minutes pass
            And 2 hours pass
            And 3 days pass
            And 3 new articles are published
            And I pull to refresh
            And I scroll to the end
            Then I see 40 rows
            And I see "Search", "Feedback", "Send" from top to bottom
            When I select row 3
            And I go back
            And the server has no articles
            And I pull to refresh
            Then I see the text "No news yet."
            When the server has the articles:
              | title | author | age |
              | Zoo   | Ann    | 2 h |
            And I pull to refresh
            Then I do not see the text "No news yet."
            And I see the rows:
              | title | subtitle     |
              | Zoo   | Ann · 2 h ago |
            And the server received no feedback
            When I type "Well done." into "Feedback"
            And the server holds its answers
            And I tap "Send"
            And I try to tap "Send"
            Then it is loading
            When the server answers
            Then I see the toast "Thanks for your feedback."
            And the server received 1 feedback
            And the server received the feedback "Well done."
            When I type "Zo" into "Search"
            Then I see no toast
            And the server cancelled 1 request
            When the server answers request 2
            And I clear "Search"
            And the server answers everything
            And the server answers at once
            And the server is offline
            And I pull to refresh
            And the server is back online
            And the next answer is 500
            And I pull to refresh
            And the next answer times out
            And I pull to refresh
            And the next answer is unreadable
            And I pull to refresh
            And the answer after the next is 500
            And I pull to refresh
            And I pull to refresh
            And my session expires
            And I pull to refresh
            Then I am on "Log in"
            When I am logged in as "alan"
            Then the server received 0 requests
        """

    /// For phrases that lead somewhere, the function that comes first or, where the app does something of
    /// its own accord, some function of the app; `APP` stands for the name of the architecture.
    static let functions = [
        "the app is launched": "APPApp.launch()",
        "I am logged in as \"ada\"": "Person.tap(_:)",
        "the server has 45 articles": "InMemoryBackend.setArticles(_:)",
        "the server has no articles": "InMemoryBackend.setArticles(_:)",
        "the server has the articles:": "InMemoryBackend.setArticles(_:)",
        "3 new articles are published": "InMemoryBackend.publishArticles(count:)",
        "the server holds its answers": "InMemoryBackend.isHolding.setter",
        "the server answers at once": "InMemoryBackend.answerHeldCalls()",
        "the server answers": "InMemoryBackend.answerHeldCall(number:)",
        "the server answers request 2": "InMemoryBackend.answerHeldCall(number:)",
        "the server answers everything": "InMemoryBackend.answerHeldCalls()",
        "the server is offline": "InMemoryBackend.isOffline.setter",
        "the server is back online": "InMemoryBackend.isOffline.setter",
        "the next answer is 500": "InMemoryBackend.failNextAnswer(with:)",
        "the answer after the next is 401": "InMemoryBackend.failAnswerAfterNext(with:)",
        "the next answer times out": "InMemoryBackend.failNextAnswer(with:)",
        "the next answer is unreadable": "InMemoryBackend.failNextAnswer(with:)",
        "my session expires": "InMemoryBackend.expireSessions()",
        "5 minutes pass": "ManualClock.advance(by:)",
        "2 hours pass": "ManualClock.advance(by:)",
        "3 days pass": "ManualClock.advance(by:)",
        "I type \"ada\" into \"Username\"": "Person.type(_:into:)",
        "I clear \"Username\"": "Person.clear(_:)",
        "I tap \"Log in\"": "Person.tap(_:)",
        "I try to tap \"Send\"": "Person.tryToTap(_:)",
        "I select row 3": "Person.selectRow(at:)",
        "I pull to refresh": "Person.pullToRefresh()",
        "I scroll to the end": "Person.scrollToEnd()",
        "I go back": "Person.goBack()",
        "I open the link \"triptych://article/7\"": "APPApp.open(_:)",
        "I see 20 rows": "Person.table()",
        "row 1 reads \"Article 1\" and \"Author 1 · 1 h ago\"": "TableView.cell(at:)",
        "I see the rows:": "TableView.cell(at:)",
        "I see the text \"No news yet.\"": "Person.sees(_:)",
        "I do not see the text \"No news yet.\"": "Person.sees(_:)",
        "\"Username\" reads \"ada\"": "Person.text(of:)",
        "\"Send\" is enabled": "Person.isEnabled(_:)",
        "\"Send\" is disabled": "Person.isEnabled(_:)",
    ]

    /// Those that reach the app itself.
    static let reachingTheApp: Set = [
        "the app is launched", "I am logged in as \"ada\"", "the server answers",
        "the server answers request 2", "the server answers everything",
        "I type \"ada\" into \"Username\"", "I clear \"Username\"", "I tap \"Log in\"",
        "I select row 3", "I pull to refresh", "I scroll to the end", "I go back",
        "I open the link \"triptych://article/7\"", "I see the rows:",
        "row 1 reads \"Article 1\" and \"Author 1 · 1 h ago\"",
    ]
}

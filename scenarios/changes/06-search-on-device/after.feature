Feature: The search works on the device
  Each edit of "Search" shows the loaded articles that match, at once and without asking the server.
  What is loaded later joins the search when it comes.

  Rule: A search asks for nothing

    Background:
      Given the server has the articles:
        | title      | author     | age | body      |
        | Zoo opens  | Ann        | 1 h | Lions.    |
        | Zebra born | Bob        | 2 h | Stripes.  |
        | Yak shorn  | Zoë 日本   | 3 h | Wool.     |
      And I am logged in as "ada"

    Scenario: Titles and authors are searched, in capital or small letters
      When I type "ze" into "Search"
      Then I see the rows:
        | title      | subtitle      |
        | Zebra born | Bob · 2 h ago |
      When I clear "Search"
      And I type "BOB" into "Search"
      Then I see the rows:
        | title      | subtitle      |
        | Zebra born | Bob · 2 h ago |
      And the server received 0 requests

    @unicode
    Scenario: Any script, and bodies are not searched
      When I type "日本" into "Search"
      Then I see 1 row
      And row 1 reads "Yak shorn" and "Zoë 日本 · 3 h ago"
      When I clear "Search"
      And I type "wool" into "Search"
      Then I see 0 rows
      And I see the text "Nothing matches \"wool\"."

    Scenario: Every edit counts, and clearing brings back all
      When I type "z" into "Search"
      Then I see 3 rows
      When I type "o" into "Search"
      Then I see 2 rows
      When I type "x" into "Search"
      Then I see 0 rows
      And I see the text "Nothing matches \"zox\"."
      When I clear "Search"
      Then I see 3 rows
      And I do not see the text "Nothing matches \"zox\"."
      And the server received 0 requests

    @failure
    Scenario: Without a connection it works just as well
      Given the server is offline
      When I type "ze" into "Search"
      Then I see 1 row
      And I see no toast
      And it is not loading

    Scenario: A session that has ended is not noticed before something is asked for
      Given my session expires
      When I type "ze" into "Search"
      Then the screens are "News"
      And I see 1 row
      When I pull to refresh
      Then the screens are "Log in"

    Scenario: A row that is selected opens what it shows
      When I type "yak" into "Search"
      And I select row 1
      Then I see the text "Wool."
      When I go back
      Then I see 1 row
      And "Search" reads "yak"

    Scenario: At the next log-in nothing is searched for
      When I type "zox" into "Search"
      And I tap "Log out"
      And I type "alan" into "Username"
      And I type "turing" into "Password"
      And I tap "Log in"
      Then "Search" reads ""
      And I see 3 rows

  Rule: Refreshing keeps the search

    Background:
      Given the server has 3 articles
      And I am logged in as "ada"

    Scenario: The new first page is searched when it comes
      Given I type "new" into "Search"
      And 2 new articles are published
      Then I see 0 rows
      When I pull to refresh
      Then I see 2 rows
      And the server received 1 request
      When I clear "Search"
      Then I see 5 rows
      And the server received 1 request

    @race
    Scenario: A search does not disturb a refresh that is under way
      Given the server holds its answers
      And 2 new articles are published
      When I pull to refresh
      And I type "article 1" into "Search"
      Then I see 1 row
      And it is loading
      And the server cancelled 0 requests
      When the server answers
      Then I see 2 rows
      And it is not loading

    @failure
    Scenario: A refresh that fails keeps what was found
      Given I type "2" into "Search"
      And the next answer is 500
      When I pull to refresh
      Then I see the toast "The server had a problem. Try again."
      And I see 1 row
      When I clear "Search"
      Then I see 3 rows

    Scenario: Articles that are gone are not found any more
      Given I type "2" into "Search"
      And the server has no articles
      When I pull to refresh
      Then I see the text "Nothing matches \"2\"."
      When I clear "Search"
      Then I see the text "No news yet."

  Rule: Only what is loaded is searched, and the end loads more

    Background:
      Given the server has 45 articles
      And I am logged in as "ada"

    Scenario: The next pages join the search
      When I type "4" into "Search"
      Then I see 2 rows
      When I scroll to the end
      Then I see 5 rows
      And row 5 reads "Article 40" and "Author 40 · 1 d ago"
      When I scroll to the end
      Then I see 10 rows
      When I scroll to the end
      Then I see 10 rows
      And the server received 2 requests
      When I clear "Search"
      Then I see 45 rows

    Scenario: What matches nothing yet may be found on a later page
      When I type "45" into "Search"
      Then I see the text "Nothing matches \"45\"."
      When I scroll to the end
      Then I see 0 rows
      When I scroll to the end
      Then I see 1 row
      And I do not see the text "Nothing matches \"45\"."

    Scenario: New articles that shift the pages are not found twice
      When I type "20" into "Search"
      Then I see 1 row
      When 3 new articles are published
      And I scroll to the end
      Then I see 1 row

    @race
    Scenario: A page under way when the search begins
      Given the server holds its answers
      When I scroll to the end
      And I type "2" into "Search"
      Then I see 3 rows
      And the server cancelled 0 requests
      When the server answers
      Then I see 13 rows

  @race
  Rule: Before the first page there is nothing to search

    Background:
      Given the server has 3 articles
      And the app is launched
      And the server holds its answers
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      And the server answers

    Scenario: What was typed meanwhile counts when the page comes
      When I type "2" into "Search"
      Then I see 0 rows
      And I do not see the text "Nothing matches \"2\"."
      And the server received 2 requests
      When the server answers
      Then I see 1 row
      And row 1 reads "Article 2" and "Author 2 · 2 h ago"

    @failure
    Scenario: If the page fails, typing does not ask for it again
      Given the next answer is 500
      And the server answers
      When I type "2" into "Search"
      Then it is not loading
      And I see no toast
      And I do not see the text "Nothing matches \"2\"."
      When I pull to refresh
      And the server answers
      Then I see 1 row

@race
Feature: Races
  Answers may come late, in another order, or after nobody waits for them any more.
  The latest wish of the person always wins.

  Rule: The latest search wins

    Background:
      Given the server has the articles:
        | title      | author | age | body     |
        | Zoo opens  | Ann    | 1 h | Lions.   |
        | Zebra born | Bob    | 2 h | Stripes. |
        | Yak shorn  | Cid    | 3 h | Wool.    |
      And I am logged in as "ada"
      And the server holds its answers

    Scenario: An answer to an older search that comes last is dropped
      When I type "Ze" into "Search"
      And the server answers request 2
      Then I see 1 row
      When the server answers at once
      Then I see 1 row
      And row 1 reads "Zebra born" and "Bob · 2 h ago"

    Scenario: An answer to a search that has been cleared is dropped
      When I type "Y" into "Search"
      And I clear "Search"
      And the server answers request 2
      Then I see 3 rows
      When the server answers at once
      Then I see 3 rows

    Scenario: A search supersedes a refresh
      When I pull to refresh
      And I type "Z" into "Search"
      And the server answers request 2
      Then I see 2 rows
      When the server answers at once
      Then I see 2 rows

    Scenario: Feedback and a search under way at once do not disturb each other
      When I type "Great app" into "Feedback"
      And I tap "Send"
      And I type "Z" into "Search"
      And the server answers
      Then I see the toast "Thanks for your feedback."
      And "Feedback" reads ""
      And I see 3 rows
      When the server answers at once
      Then I see 2 rows

  Rule: A refresh or a search supersedes a page

    Background:
      Given the server has 22 articles
      And I am logged in as "ada"
      And the server holds its answers

    Scenario: The answer to a page is dropped after a refresh, and the page can be asked for again
      When I scroll to the end
      And I pull to refresh
      And the server answers
      Then I see 20 rows
      When the server answers at once
      Then I see 20 rows
      When I scroll to the end
      Then I see 22 rows

    Scenario: The answer to a page is dropped after a search, even when it comes last
      When I scroll to the end
      And I type "zz" into "Search"
      And the server answers request 3
      Then I see the text "Nothing matches \"zz\"."
      When the server answers at once
      Then I see 0 rows
      And I see the text "Nothing matches \"zz\"."

  Rule: The latest refresh wins

    Scenario: An answer to an older refresh that comes last is dropped
      Given the server has 3 articles
      And I am logged in as "ada"
      And the server holds its answers
      When I pull to refresh
      And 3 new articles are published
      And I pull to refresh
      And the server answers request 2
      Then I see 6 rows
      When the server answers at once
      Then I see 6 rows

    Scenario: Reaching the end of the rows requests nothing while a second refresh is loading
      Given the server has 22 articles
      And I am logged in as "ada"
      And the server holds its answers
      When I pull to refresh
      And I pull to refresh
      And I scroll to the end
      Then the server received 2 requests
      And the server cancelled 1 request
      When the server answers at once
      Then I see 20 rows

  @link
  Rule: The latest link wins

    Scenario: A newer link replaces a link under way
      Given the server has 3 articles
      And I am logged in as "ada"
      And the server holds its answers
      When I open the link "triptych://article/1"
      And I open the link "triptych://article/2"
      And the server answers request 2
      Then I see the text "Article 2"
      When the server answers at once
      Then the screens are "News", "Article"
      And I see the text "Article 2"

  Rule: After logging out a late answer changes nothing

    Scenario: Logging out cancels every request under way
      Given the server has 3 articles
      And I am logged in as "ada"
      And I type "Great app" into "Feedback"
      And the server holds its answers
      When I tap "Send"
      And I pull to refresh
      And I tap "Log out"
      Then the server cancelled 2 requests
      When the server answers at once
      Then the screens are "Log in"
      And I see no toast

    Scenario: A first page that arrives after logging out is dropped
      Given the server has 3 articles
      And the app is launched
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And the server holds its answers
      When I tap "Log in"
      And the server answers
      And I tap "Log out"
      And the server answers at once
      Then the screens are "Log in"
      And I see no toast

    Scenario: Requests of one person don't change what the next one sees
      Given the server has 3 articles
      And I am logged in as "ada"
      And the server holds its answers
      When I pull to refresh
      And I tap "Log out"
      And I type "alan" into "Username"
      And I type "turing" into "Password"
      And I tap "Log in"
      And the server answers at once
      Then the screens are "News"
      And I see 3 rows
      And I see no toast

  Rule: After the session has ended a late answer changes nothing

    Scenario: Feedback still under way when the session ends says nothing more
      Given the server has 3 articles
      And I am logged in as "ada"
      And I type "Great app" into "Feedback"
      And the server holds its answers
      And I tap "Send"
      And my session expires
      When I pull to refresh
      And the server answers request 2
      Then the screens are "Log in"
      When the server answers at once
      Then the screens are "Log in"
      And I see the toast "Your session has ended. Log in again."

Feature: News
  The news is a table of articles, the newest first.
  Each row says who wrote the article and how long ago.

  Rule: Appearing loads the first page

    Scenario: The first page holds 20 articles
      Given the server has 45 articles
      When I am logged in as "ada"
      Then the screens are "News"
      And I see 20 rows
      And row 1 reads "Article 1" and "Author 1 · 1 h ago"
      And row 20 reads "Article 20" and "Author 20 · 20 h ago"
      And I do not see the text "No news yet."

    Scenario: The search is above the articles, the feedback and "Log out" are below
      Given the server has 3 articles
      When I am logged in as "ada"
      Then I see "Search", "Article 1", "Article 3" from top to bottom
      And I see "Article 3", "Feedback", "0/280", "Send", "Log out" from top to bottom

    Scenario: Without articles the screen says so and has the rest of its controls
      Given the server has no articles
      When I am logged in as "ada"
      Then I see 0 rows
      And I see the text "No news yet."
      And I see the text "0/280"
      And "Search" reads ""
      And "Feedback" reads ""
      And "Send" is enabled
      And "Log out" is enabled

    @link
    Scenario: Coming back while the first page is loading does not request it again
      Given the server has 3 articles
      And the app is launched
      And the server holds its answers
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      And the server answers
      When I open the link "triptych://article/2"
      And the server answers request 2
      Then the screens are "News", "Article"
      When I go back
      Then the server received 3 requests
      And it is loading
      When the server answers
      Then I see 3 rows

  Rule: A row tells how long ago its article came out

    Scenario: The age is given in minutes, then hours, then days
      Given the server has the articles:
        | title     | author | age    | body   |
        | Headline  | Ada    | 0 min  | Fresh. |
        | Minute    | Bob    | 1 min  | Brief. |
        | Minutes   | Cleo   | 59 min | Brief. |
        | Hour      | Dan    | 1 h    | Long.  |
        | Hours     | Eve    | 23 h   | Long.  |
        | Yesterday | Finn   | 1 d    | Old.   |
        | Weeks ago | Gus    | 40 d   | Older. |
      When I am logged in as "ada"
      Then I see the rows:
        | title     | subtitle          |
        | Headline  | Ada · just now    |
        | Minute    | Bob · 1 min ago   |
        | Minutes   | Cleo · 59 min ago |
        | Hour      | Dan · 1 h ago     |
        | Hours     | Eve · 23 h ago    |
        | Yesterday | Finn · 1 d ago    |
        | Weeks ago | Gus · 40 d ago    |

    Scenario: As time passes the articles grow older
      Given the server has 3 articles
      And I am logged in as "ada"
      When 2 hours pass
      And I pull to refresh
      Then row 1 reads "Article 1" and "Author 1 · 3 h ago"
      When 21 hours pass
      And I pull to refresh
      Then row 1 reads "Article 1" and "Author 1 · 1 d ago"
      When 3 days pass
      And I pull to refresh
      Then row 1 reads "Article 1" and "Author 1 · 4 d ago"

  Rule: Pulling refreshes

    Background:
      Given the server has 3 articles
      And I am logged in as "ada"

    Scenario: The old rows stay until the new ones arrive
      Given the server has no articles
      And the server holds its answers
      When I pull to refresh
      Then I see 3 rows
      When the server answers
      Then I see 0 rows
      And I see the text "No news yet."

    Scenario: New articles stand above the old ones
      Given 3 new articles are published
      When I pull to refresh
      Then I see 6 rows
      And row 4 reads "Article 1" and "Author 1 · 1 h ago"

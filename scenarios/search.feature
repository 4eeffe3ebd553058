Feature: Search
  Every edit of the search field sends a request for this text,
  and only the latest request counts.

  Background:
    Given the server has the articles:
      | title      | author | age | body     |
      | Zoo opens  | Ann    | 1 h | Lions.   |
      | Zebra born | Bob    | 2 h | Stripes. |
      | Yak shorn  | Cid    | 3 h | Wool.    |
    And I am logged in as "ada"

  Scenario: A search shows only the articles that match
    When I type "Ze" into "Search"
    Then I see the rows:
      | title      | subtitle      |
      | Zebra born | Bob · 2 h ago |
    And "Search" reads "Ze"

  Scenario: A search without a match says so, and clearing it brings back all the news
    When I type "swift" into "Search"
    Then I see 0 rows
    And I see the text "Nothing matches \"swift\"."
    When I clear "Search"
    Then I see 3 rows
    And I do not see the text "Nothing matches \"swift\"."

  @unicode
  Scenario: A search may be in any script
    When I type "日本🗾" into "Search"
    Then I see 0 rows
    And I see the text "Nothing matches \"日本🗾\"."

  Scenario: Every edit sends a request and cancels the one before
    Given the server holds its answers
    When I type "Zeb" into "Search"
    Then the server received 3 requests
    And the server cancelled 2 requests
    When the server answers at once
    Then I see 1 row

  Scenario: After reading an article the rows that matched are still there
    When I type "Z" into "Search"
    And I select row 2
    Then I see the text "Zebra born"
    When I go back
    Then I see 2 rows
    And "Search" reads "Z"

  Scenario: A refresh asks for the same search again
    When I type "Z" into "Search"
    And 1 new article is published
    And I pull to refresh
    Then I see 2 rows
    And "Search" reads "Z"

  Scenario: The next page of a search has only articles that match, too
    Given the server has 120 articles
    When I type "2" into "Search"
    Then I see 20 rows
    When I scroll to the end
    Then I see 22 rows
    And row 22 reads "Article 120" and "Author 120 · 5 d ago"

  Rule: After a failed search, every gesture loads the first page for the text in the field

    Background:
      Given the server has 45 articles
      And I pull to refresh
      And the server is offline
      And I type "2" into "Search"
      And the server is back online

    Scenario: The rows are still those of the older text
      Then I see the toast "Can't reach the server. Check your connection."
      And I see 20 rows
      And row 1 reads "Article 1" and "Author 1 · 1 h ago"

    Scenario Outline: <gesture>
      When <gesture>
      Then I see 14 rows
      And row 1 reads "Article 2" and "Author 2 · 2 h ago"
      And the server received 2 requests

      Examples:
        | gesture             |
        | I scroll to the end |
        | I pull to refresh   |

    Scenario: I come back from an article
      When I select row 1
      And I go back
      Then I see 14 rows
      And row 1 reads "Article 2" and "Author 2 · 2 h ago"

    Scenario: I scroll to the end again, and the first page has all that matches
      When I scroll to the end
      And I scroll to the end
      Then I see 14 rows
      And the server received 2 requests

  Rule: The reason why there are no rows is about the text in the field

    Scenario: "Nothing matches" goes with the first edit, even if the new search fails
      When I type "zzz" into "Search"
      Then I see the text "Nothing matches \"zzz\"."
      When the server is offline
      And I clear "Search"
      Then I see 0 rows
      And I do not see the text "Nothing matches \"zzz\"."
      And I do not see the text "No news yet."
      When I type "zzz" into "Search"
      Then I see the text "Nothing matches \"zzz\"."

    Scenario: "Nothing matches" goes while the new search is under way
      When I type "zzz" into "Search"
      And the server holds its answers
      And I clear "Search"
      Then I do not see the text "Nothing matches \"zzz\"."
      When the server answers
      Then I see 3 rows

    Scenario: "No news yet" goes with the first edit
      Given the server has no articles
      And I pull to refresh
      Then I see the text "No news yet."
      When the server is offline
      And I type "a" into "Search"
      Then I do not see the text "No news yet."
      And I do not see the text "Nothing matches \"a\"."

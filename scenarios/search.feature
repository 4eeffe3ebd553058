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

  Scenario: Scrolling after a failed search loads the next page of the rows that are there
    Given the server has 22 articles
    And I pull to refresh
    And the next answer is 500
    When I type "7" into "Search"
    Then I see the toast "The server had a problem. Try again."
    And I see 20 rows
    When I scroll to the end
    Then I see 22 rows

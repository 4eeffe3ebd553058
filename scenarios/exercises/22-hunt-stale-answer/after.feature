@race
Feature: The latest question wins
  Whatever is asked for last is what is shown at the end, however the answers come.

  Scenario: A refresh goes on while the person scrolls
    Given the server has 45 articles
    And I am logged in as "ada"
    And the server holds its answers
    When 3 new articles are published
    And I pull to refresh
    And I pull to refresh
    And I scroll to the end
    And the server answers at once
    Then I see 20 rows
    And row 4 reads "Article 1" and "Author 1 · 1 h ago"

  Scenario: The last of several edits wins
    Given the server has 45 articles
    And I am logged in as "ada"
    And the server holds its answers
    When I type "12" into "Search"
    And I type "3" into "Search"
    And the server answers request 3
    Then I see the text "Nothing matches \"123\"."
    When the server answers at once
    Then I see 0 rows
    And I see the text "Nothing matches \"123\"."

  Scenario: A refresh asks for what has just been typed
    Given the server has 45 articles
    And I am logged in as "ada"
    And the server holds its answers
    When I type "12" into "Search"
    And I pull to refresh
    And the server answers at once
    Then I see 1 row
    And "Search" reads "12"

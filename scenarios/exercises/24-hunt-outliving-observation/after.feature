Feature: Coming back from an article
  The news are as they were left, and the search works as before.

  Background:
    Given the server has 45 articles
    And I am logged in as "ada"

  Scenario: Coming back from an article asks the server nothing
    When I scroll to the end
    Then the server received 1 request
    When I select row 25
    And I go back
    Then the server received 1 request
    And I see 40 rows

  Scenario: After articles were read, an edit asks the server once
    When I select row 1
    And I go back
    And I select row 2
    And I go back
    And I type "7" into "Search"
    Then the server received 1 request
    And I see 4 rows

Feature: Paging
  The news comes in pages of 20; reaching the end appends the next one.
  No article is ever shown twice.

  Scenario: Page after page is appended until all the articles are there
    Given the server has 45 articles
    And I am logged in as "ada"
    When I scroll to the end
    Then I see 40 rows
    And row 1 reads "Article 1" and "Author 1 · 1 h ago"
    And row 21 reads "Article 21" and "Author 21 · 21 h ago"
    When I scroll to the end
    Then I see 45 rows

  Scenario Outline: After the last page nothing more is requested (<articles> articles)
    Given the server has <articles> articles
    And I am logged in as "ada"
    When I scroll to the end
    And I scroll to the end
    And I scroll to the end
    Then I see <articles> rows
    And the server received <requests> requests

    Examples:
      | articles | requests |
      | 20       | 0        |
      | 21       | 1        |
      | 40       | 1        |

  Scenario Outline: No article is shown twice when <new> new articles shift the pages of <articles>
    Given the server has <articles> articles
    And I am logged in as "ada"
    When <new> new articles are published
    And I scroll to the end
    And I scroll to the end
    Then I see <articles> rows
    And row 20 reads "Article 20" and "Author 20 · 20 h ago"
    And row 21 reads "Article 21" and "Author 21 · 21 h ago"

    Examples:
      | articles | new |
      | 25       | 3   |

    Examples: a whole page of articles that are already there
      | articles | new |
      | 40       | 20  |

  @race
  Scenario: A page is requested only once at a time
    Given the server has 22 articles
    And I am logged in as "ada"
    And the server holds its answers
    When I scroll to the end
    And I scroll to the end
    And I scroll to the end
    Then the server received 1 request
    When the server answers at once
    Then I see 22 rows

  Scenario: A refresh goes back to the first page, and paging goes on from there
    Given the server has 22 articles
    And I am logged in as "ada"
    When I scroll to the end
    And I pull to refresh
    Then I see 20 rows
    When I scroll to the end
    Then I see 22 rows
    And row 21 reads "Article 21" and "Author 21 · 21 h ago"

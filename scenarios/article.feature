Feature: Article
  An article has a title, a byline and a body.
  It is opened from its row or by a link, and going back leads to the rows where they were.

  Scenario: An article opened from its row shows at once
    Given the server has the articles:
      | title     | author | age | body                        |
      | Fast cars | Ada    | 1 h | They go round and round.    |
      | Slow food | Grace  | 2 h | It simmers the whole day.   |
    And I am logged in as "ada"
    And the server holds its answers
    When I select row 2
    Then the screens are "News", "Article"
    And I see "Slow food", "Grace · 2 h ago", "It simmers the whole day." from top to bottom

  Scenario: Going back returns to the rows where they were
    Given the server has 25 articles
    And I am logged in as "ada"
    When I scroll to the end
    And I select row 24
    Then I see the text "Article 24"
    When I go back
    Then the screens are "News"
    And I see 25 rows
    And row 24 reads "Article 24" and "Author 24 · 1 d ago"

  @link
  Scenario: An article opened by a link is loaded, even one that is not among the rows
    Given the server has 21 articles
    And I am logged in as "ada"
    When I open the link "triptych://article/21"
    Then the screens are "News", "Article"
    And I see the text "Article 21"
    And the server received 1 request
    When I go back
    Then I see 20 rows

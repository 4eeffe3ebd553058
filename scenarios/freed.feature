Feature: Closed screens are freed
  Every scenario of every file ends with the leak check. The scenarios here close their screens
  while requests are still under way, or many times.

  Scenario: "News" is freed while feedback, a page and a search are under way
    Given the server has 21 articles
    And I am logged in as "ada"
    And I type "Great app" into "Feedback"
    And the server holds its answers
    When I tap "Send"
    And I scroll to the end
    And I type "A" into "Search"
    And I tap "Log out"
    Then the screens are "Log in"

  Scenario: An article is freed each time it is left
    Given the server has 3 articles
    And I am logged in as "ada"
    When I select row 1
    And I go back
    And I select row 2
    And I go back
    And I open the link "triptych://article/3"
    And I go back
    Then the screens are "News"

  @link
  Scenario: The app is freed while it loads the article of a link
    Given the server has 3 articles
    And I am logged in as "ada"
    And the server holds its answers
    When I open the link "triptych://article/2"
    Then it is loading

Feature: Feedback is sent once
  One tap sends once, and nothing but a tap sends.

  Background:
    Given the server has 3 articles
    And I am logged in as "ada"

  @failure
  Scenario: One tap sends once, also after an article was read
    When I select row 1
    And I go back
    And I type "Great app" into "Feedback"
    And the next answer is 500
    And I tap "Send"
    Then the server received 1 request
    And I see the toast "Couldn't send. Your text is kept."
    And "Feedback" reads "Great app"

  @race
  Scenario: Other answers do not make "Send" ready again
    Given I type "Great app" into "Feedback"
    And the server holds its answers
    When I tap "Send"
    And I pull to refresh
    And the server answers request 2
    And I try to tap "Send"
    And the server answers at once
    Then the server received 2 requests
    And the server received 1 feedback

  @failure
  Scenario: What got no answer in time is not sent again by itself
    Given I type "Great app" into "Feedback"
    And the next answer times out
    When I tap "Send"
    Then the server received 1 request
    And I see the toast "Couldn't send. Your text is kept."

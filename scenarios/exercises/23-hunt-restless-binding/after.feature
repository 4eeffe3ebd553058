Feature: Quotation marks
  People write the marks that their keyboard has, and see what they wrote.
  Those who read the feedback search it for straight ones.

  Background:
    Given the server has 3 articles
    And I am logged in as "ada"

  Scenario: Marks of print stay as they are in the field, and are sent as straight ones
    When I type "“Great” app" into "Feedback"
    Then "Feedback" reads "“Great” app"
    And I see the text "11/280"
    When I tap "Send"
    Then I see the toast "Thanks for your feedback."
    And the server received the feedback "\"Great\" app"
    And "Feedback" reads ""

  Scenario: Straight marks are sent as they are
    When I type "\"Great\" app" into "Feedback"
    And I tap "Send"
    Then the server received the feedback "\"Great\" app"
    And "Feedback" reads ""

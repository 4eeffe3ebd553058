Feature: Lessons
  To open in `swift run live`, or to save as a page for learners. A comment above a step is a question, and the recording of
  that step answers it.

  Background:
    Given the server has 3 articles
    And I am logged in as "ada"

  Scenario: Who decides that Send is disabled?
    Given the server holds its answers
    When I type "Well done." into "Feedback"
    # Ask: Who decides in MVP whether `sendButton` is enabled?
    # Ask: Who decides in MVVM whether `sendButton` is enabled?
    # Ask: Who decides in VIPER whether `sendButton` is enabled?
    And I tap "Send"
    Then "Send" is disabled
    When the server answers
    Then "Send" is enabled

  @race
  Scenario: What happens to an answer after its screen is closed?
    Given the server holds its answers
    When I type "Well done." into "Feedback"
    And I tap "Send"
    # Ask: Who cancels `POST /feedback` in MVP?
    # Ask: Who cancels `POST /feedback` in MVVM?
    # Ask: Who cancels `POST /feedback` in VIPER?
    And I tap "Log out"
    And the server answers at once
    Then the screens are "Log in"

  @link
  Scenario: What becomes of a link while nobody is logged in?
    When I tap "Log out"
    # Ask: Which roles take part in VIPER?
    And I open the link "triptych://article/2"
    Then the screens are "Log in"
    When I type "ada" into "Username"
    And I type "lovelace" into "Password"
    # Ask: Who decides in MVVM which screen is shown?
    # Ask: Who decides in VIPER which screen is shown?
    And I tap "Log in"
    Then the screens are "News", "Article"

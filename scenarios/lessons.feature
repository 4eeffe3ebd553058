Feature: Lessons
  To open in `swift run live`, or to save as a page for learners. A comment above a step is a question, and the recording of
  that step answers it. The comment `Learn` is the sentence that the page shows at the end.

  Background:
    Given the server has 3 articles
    And I am logged in as "ada"

  Scenario: Who decides whether Send is enabled?
    Given the server holds its answers
    When I type "Well done." into "Feedback"
    # Ask: Who decides in MVP whether `sendButton` is enabled?
    # Ask: Who decides in MVVM whether `sendButton` is enabled?
    # Ask: Who decides in VIPER whether `sendButton` is enabled?
    # Learn: The same button is disabled by a view controller in MVC, a presenter in MVP, a view model in MVVM and an interactor in VIPER: an architecture says which object decides, and the view only shows it.
    And I tap "Send"
    Then "Send" is disabled
    When the server answers
    Then "Send" is enabled

  @race
  Scenario: Who cancels a request when its screen is closed?
    Given the server holds its answers
    When I type "Well done." into "Feedback"
    And I tap "Send"
    # Ask: Who cancels `POST /feedback` in MVC?
    # Ask: Who cancels `POST /feedback` in MVP?
    # Ask: Who cancels `POST /feedback` in MVVM?
    # Ask: Who cancels `POST /feedback` in VIPER?
    # Learn: The task of the request is kept by the view controller in MVC, the presenter in MVP, the view model in MVVM and the interactor in VIPER: closing the screen releases both, so nobody has to remember to cancel.
    And I tap "Log out"
    And the server answers at once
    Then the screens are "Log in"

  @link
  Scenario: Who keeps a link until somebody logs in, and who opens it?
    When I tap "Log out"
    # Ask: Who keeps the link in MVC?
    # Ask: Who keeps the link in MVVM?
    # Ask: Who keeps the link in VIPER?
    And I open the link "triptych://article/2"
    Then the screens are "Log in"
    When I type "ada" into "Username"
    And I type "lovelace" into "Password"
    # Ask: Who decides in VIPER that another screen is shown?
    # Learn: The link is kept and opened by the root view controller in MVC, the root presenter in MVP, the root view model in MVVM and the root interactor in VIPER: it belongs to no screen, so an object that outlives all screens keeps it.
    And I tap "Log in"
    Then the screens are "News", "Article"

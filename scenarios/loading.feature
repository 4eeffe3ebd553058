Feature: Loading
  Until the server has answered a log-in or feedback, the screen shows that it is loading,
  and the controls that would send it again are disabled.

  Rule: Logging in

    Background:
      Given the server has 3 articles
      And the app is launched
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And the server holds its answers
      And I tap "Log in"

    Scenario: While the log-in is under way both fields and the button are disabled
      Then it is loading
      And "Username" is disabled
      And "Password" is disabled
      And "Log in" is disabled

    Scenario: A second tap on "Log in" does nothing
      When I try to tap "Log in"
      Then the server received 1 request
      When the server answers at once
      Then the screens are "News"
      And it is not loading

  Rule: Sending feedback

    Background:
      Given the server has 3 articles
      And I am logged in as "ada"
      And I type "Great app" into "Feedback"
      And the server holds its answers
      And I tap "Send"

    Scenario: While the feedback is under way "Send" is disabled
      Then it is loading
      And "Send" is disabled
      When the server answers
      Then it is not loading
      And "Send" is enabled

    @race
    Scenario: With two requests under way the first answer does not end the loading of the other
      When 3 new articles are published
      And I pull to refresh
      And the server answers request 2
      Then I see 6 rows
      And it is loading
      And "Send" is disabled
      When the server answers
      Then it is not loading

    Scenario: Loading ends once everything has been answered
      When I pull to refresh
      And the server answers everything
      Then I see the toast "Thanks for your feedback."
      And it is not loading
      And "Send" is enabled

  Rule: Loading the news

    Background:
      Given the server has 3 articles
      And I am logged in as "ada"
      And the server holds its answers

    @race
    Scenario: A load that replaces another one is loading until its own answer
      When I pull to refresh
      And I type "2" into "Search"
      Then it is loading
      And the server cancelled 1 request
      When the server answers
      Then it is not loading

    Scenario: A screen opened over a loading one shows no loading indicator
      When I pull to refresh
      And I select row 1
      Then it is not loading
      When I go back
      Then it is loading

  @link
  Rule: Opening a link

    Background:
      Given the server has 3 articles
      And I am logged in as "ada"

    Scenario: Loading shows until the article is there
      Given the server holds its answers
      When I open the link "triptych://article/2"
      Then it is loading
      And the screens are "News"
      When the server answers
      Then the screens are "News", "Article"
      And it is not loading
      When I go back
      Then it is not loading

    Scenario: Nothing is left to load after an article that comes at once
      When I open the link "triptych://article/2"
      Then the screens are "News", "Article"
      And it is not loading

    Scenario Outline: Loading ends without an article when <trouble>
      Given the server holds its answers
      And <trouble>
      When I open the link "triptych://article/2"
      Then it is loading
      When the server answers
      Then it is not loading
      And the screens are "News"

      Examples:
        | trouble                   |
        | the next answer is 404    |
        | the next answer is 500    |
        | the next answer times out |

    Scenario: Logging out cancels the link, and its loading ends
      Given the server holds its answers
      When I open the link "triptych://article/2"
      And I tap "Log out"
      Then the server cancelled 1 request
      And the screens are "Log in"
      And it is not loading

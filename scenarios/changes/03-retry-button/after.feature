Feature: A failed first page can be tried again with a button
  When the first page of the news cannot be loaded, "News" would be empty and silent.
  A button "Try again" stands there until the page comes.

  @failure
  Rule: The button is there when the first page has failed, and only then

    Background:
      Given the server has 3 articles
      And the app is launched
      And the server holds its answers
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      And the server answers

    Scenario: While the first page is on its way there is no button
      Then I am on "News"
      And it is loading
      And I see no button "Try again"
      When the server answers
      Then I see 3 rows
      And I see no button "Try again"

    Scenario Outline: A tap loads the first page when <trouble>
      When <trouble>
      And the server answers
      Then I see the toast "<toast>"
      And "Try again" is enabled
      And I see 0 rows
      And I do not see the text "No news yet."
      When the server is back online
      And I tap "Try again"
      Then it is loading
      And I see no button "Try again"
      And the server received 3 requests
      When the server answers
      Then I see 3 rows
      And I see no button "Try again"
      And I see no toast
      And it is not loading

      Examples:
        | trouble                       | toast                                          |
        | the next answer times out     | Can't reach the server. Check your connection. |
        | the next answer is 500        | The server had a problem. Try again.           |
        | the next answer is unreadable | The server's answer made no sense.             |

    Scenario: It comes back each time the page fails again
      When the next answer is 500
      And the server answers
      And I tap "Try again"
      And the next answer is 503
      And the server answers
      Then I see the toast "The server had a problem. Try again."
      And "Try again" is enabled
      When I tap "Try again"
      And the server answers
      Then I see 3 rows

    Scenario: A tap without a connection fails at once and leaves the button
      When the next answer times out
      And the server answers
      And the server is offline
      And I tap "Try again"
      Then I see the toast "Can't reach the server. Check your connection."
      And "Try again" is enabled
      And it is not loading

    Scenario: Without any articles the first page has come, and there is nothing to try again
      When the next answer is 500
      And the server answers
      And the server has no articles
      And I tap "Try again"
      And the server answers
      Then I see the text "No news yet."
      And I see no button "Try again"
      When the server answers at once
      And the next answer is 500
      And I pull to refresh
      Then I see the toast "The server had a problem. Try again."
      And I see no button "Try again"

    Scenario: Pulling and searching still try again, and take the button away too
      When the next answer is 500
      And the server answers
      And I pull to refresh
      Then I see no button "Try again"
      When the next answer is 500
      And the server answers
      And I type "2" into "Search"
      Then I see no button "Try again"
      When the server answers
      Then I see 1 row

    Scenario: The button asks for what is searched for
      When the next answer is 500
      And the server answers
      And I type "2" into "Search"
      And the next answer is 500
      And the server answers
      And I tap "Try again"
      And the server answers
      Then I see 1 row
      And row 1 reads "Article 2" and "Author 2 · 2 h ago"

    @race
    Scenario: A load that is given up for another one does not bring the button
      When I pull to refresh
      Then the server cancelled 1 request
      And I see no button "Try again"
      When the server answers at once
      Then I see 3 rows
      And I see no button "Try again"

    Scenario: Coming back from an article tries again without a tap
      When the next answer is 500
      And the server answers
      And I open the link "triptych://article/2"
      And the server answers
      Then I am on "Article"
      When I go back
      Then it is loading
      And I see no button "Try again"
      When the server answers
      Then I see 3 rows

    @race
    Scenario: Logging out while it tries again changes nothing on the next screen
      When the next answer is 500
      And the server answers
      And I tap "Try again"
      And I tap "Log out"
      Then the server cancelled 1 request
      When the server answers at once
      Then the screens are "Log in"
      And I see no toast

    Scenario: A session that has ended leads to "Log in", not to the button
      When the next answer is 500
      And the server answers
      And my session expires
      And I tap "Try again"
      And the server answers
      Then the screens are "Log in"
      And I see the toast "Your session has ended. Log in again."

  @failure
  Rule: With rows on the screen there is no button

    Scenario Outline: <gesture> that fails keeps the rows and shows no button
      Given the server has 21 articles
      And I am logged in as "ada"
      And the next answer is 500
      When <gesture>
      Then I see the toast "The server had a problem. Try again."
      And I see 20 rows
      And I see no button "Try again"

      Examples:
        | gesture                  |
        | I pull to refresh        |
        | I scroll to the end      |
        | I type "7" into "Search" |

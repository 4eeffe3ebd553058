Feature: Session
  A session ends when the person logs out, or when the server no longer accepts it.
  Either way "Log in" becomes the only screen.

  Rule: Logging out

    Scenario: After logging out somebody else can log in
      Given the server has 3 articles
      And I am logged in as "ada"
      When I tap "Log out"
      Then the screens are "Log in"
      And I see no toast
      When I type "alan" into "Username"
      And I type "turing" into "Password"
      And I tap "Log in"
      Then the screens are "News"
      And I see 3 rows

    Scenario: Logging out is silent, even if the server has ended the session
      Given the server has 3 articles
      And I am logged in as "ada"
      And my session expires
      When I tap "Log out"
      Then the screens are "Log in"
      And I see no toast

    Scenario: Logging out is silent, even if a request under way shows that the session has ended
      Given the server has 3 articles
      And I am logged in as "ada"
      And the server holds its answers
      And I pull to refresh
      And my session expires
      When I tap "Log out"
      And the server answers everything
      Then the screens are "Log in"
      And I see no toast
      And it is not loading

    Scenario: The late answer to a log-out says nothing to the next session
      Given the server has 3 articles
      And I am logged in as "ada"
      And my session expires
      And the server holds its answers
      When I tap "Log out"
      And I type "alan" into "Username"
      And I type "turing" into "Password"
      And I tap "Log in"
      And the server answers request 2
      And the server answers
      Then I am on "News"
      And I see no toast

    Scenario: A second log-out does not cancel the first one
      Given the server has 3 articles
      And I am logged in as "ada"
      And the server holds its answers
      When I tap "Log out"
      And I type "alan" into "Username"
      And I type "turing" into "Password"
      And I tap "Log in"
      And the server answers request 2
      Then I am on "News"
      And the server cancelled 0 requests
      When I tap "Log out"
      Then the server cancelled 1 request

  Rule: The server ends the session

    Scenario Outline: Any request after the session has ended leads to "Log in" (<request>)
      Given the server has <articles> articles
      And I am logged in as "ada"
      And I type "Great app" into "Feedback"
      And my session expires
      When <gesture>
      Then the screens are "Log in"
      And I see the toast "Your session has ended. Log in again."

      Examples:
        | request  | gesture                  | articles |
        | page     | I scroll to the end      | 21       |
        | search   | I type "s" into "Search" | 3        |
        | refresh  | I pull to refresh        | 3        |
        | feedback | I tap "Send"             | 3        |

    Scenario: The end of a session is announced once, even if several requests show it
      Given the server has 21 articles
      And I am logged in as "ada"
      And I type "Great app" into "Feedback"
      And the server holds its answers
      And I tap "Send"
      And I scroll to the end
      And my session expires
      When the server answers
      Then the screens are "Log in"
      And I see the toast "Your session has ended. Log in again."
      When I type "a" into "Username"
      And the server answers everything
      Then the screens are "Log in"
      And I see no toast

    Scenario: After the session has ended, a wrong password is reported as such, and not as the end of the session
      Given the server has 3 articles
      And I am logged in as "ada"
      And my session expires
      And I pull to refresh
      When I type "ada" into "Username"
      And I type "wrong" into "Password"
      And I tap "Log in"
      Then I see the toast "Wrong username or password."
      And the screens are "Log in"

    Scenario: An article being read is closed too when the session ends
      Given the server has 3 articles
      And I am logged in as "ada"
      And I select row 1
      And the next answer is 401
      When I open the link "triptych://article/2"
      Then the screens are "Log in"
      And I see the toast "Your session has ended. Log in again."

    Scenario: After the session has ended one can log in again
      Given the server has 3 articles
      And I am logged in as "ada"
      And my session expires
      When I pull to refresh
      Then I see the toast "Your session has ended. Log in again."
      When I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      Then the screens are "News"
      And I see 3 rows

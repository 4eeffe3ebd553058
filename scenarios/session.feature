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

  Rule: The server ends the session

    Scenario Outline: Whatever is asked for after the session has ended leads to "Log in" (<request>)
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

Feature: Log in
  A person says who they are with a username and a password.
  The server decides, and it locks the account after five wrong passwords in a row.

  Rule: The button needs a username and a password

    Scenario: The button is enabled only while both fields are filled
      Given the app is launched
      Then "Log in" is disabled
      When I type "ada" into "Username"
      Then "Log in" is disabled
      When I type "lovelace" into "Password"
      Then "Log in" is enabled
      When I clear "Password"
      Then "Log in" is disabled

    Scenario: A username of nothing but spaces is blank
      Given the app is launched
      When I type "   " into "Username"
      And I type "lovelace" into "Password"
      Then "Log in" is disabled
      When I type "ada" into "Username"
      Then "Log in" is enabled

  Rule: Nobody reads the password on the screen

    Scenario: The password shows as dots, the username as it is
      Given the app is launched
      When I type "ada" into "Username"
      And I type "lovelace" into "Password"
      Then I see "Username", "ada", "Password", "••••••••", "Log in" from top to bottom

  Rule: The right password opens the news

    Background:
      Given the server has 3 articles
      And the app is launched

    Scenario: After logging in "News" is the only screen and shows its first page
      When I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      Then the screens are "News"
      And I see 3 rows
      And the server received 2 requests

    Scenario: Spaces around the username are not sent
      When I type "  ada  " into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      Then the screens are "News"
      And I see no toast

  Rule: A wrong name or password is refused

    Scenario: The password is cleared, the username stays
      Given the app is launched
      When I type "ada" into "Username"
      And I type "turing" into "Password"
      And I tap "Log in"
      Then I see the toast "Wrong username or password."
      And "Password" reads ""
      And "Username" reads "ada"
      And the screens are "Log in"
      And it is not loading
      And "Log in" is disabled
      When I type "lovelace" into "Password"
      Then "Log in" is enabled

  Rule: Five wrong passwords in a row lock the account for 30 seconds

    Background:
      Given the server has 3 articles
      And the app is launched
      And I type "ada" into "Username"
      And I type "wrong 1" into "Password"
      And I tap "Log in"
      And I type "wrong 2" into "Password"
      And I tap "Log in"
      And I type "wrong 3" into "Password"
      And I tap "Log in"
      And I type "wrong 4" into "Password"
      And I tap "Log in"
      And I type "wrong 5" into "Password"
      And I tap "Log in"

    Scenario: A locked account refuses even the right password
      When I clear "Password"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      Then I see the toast "Too many attempts. Try again in 30 s."
      And the screens are "Log in"

    Scenario: A locked account is unlocked after 30 seconds
      When 2 minutes pass
      And I clear "Password"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      Then the screens are "News"

    Scenario: Locking one account does not lock the others
      When I clear "Username"
      And I type "alan" into "Username"
      And I clear "Password"
      And I type "turing" into "Password"
      And I tap "Log in"
      Then the screens are "News"

  Rule: Only wrong passwords in a row count

    Background:
      Given the server has 3 articles
      And the app is launched
      And I type "ada" into "Username"
      And I type "wrong 1" into "Password"
      And I tap "Log in"
      And I type "wrong 2" into "Password"
      And I tap "Log in"
      And I type "wrong 3" into "Password"
      And I tap "Log in"
      And I type "wrong 4" into "Password"
      And I tap "Log in"

    Scenario: A right password after four wrong ones resets the count
      When I type "lovelace" into "Password"
      And I tap "Log in"
      And I tap "Log out"
      And I type "ada" into "Username"
      And I type "wrong 5" into "Password"
      And I tap "Log in"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      Then the screens are "News"

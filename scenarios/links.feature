@link
Feature: Links
  A link leads straight to the news or to one article.
  While nobody is logged in it waits.

  Rule: A valid link opens

    Scenario: The link to the news leads back from an article
      Given the server has 3 articles
      And I am logged in as "ada"
      When I select row 1
      And I open the link "triptych://news"
      Then the screens are "News"
      And I see 3 rows
      And I see no toast

    @race
    Scenario: The link to the news replaces an article that is being loaded
      Given the server has 3 articles
      And I am logged in as "ada"
      And the server holds its answers
      When I open the link "triptych://article/2"
      And I open the link "triptych://news"
      And the server answers at once
      Then the screens are "News"
      And it is not loading

  Rule: An invalid link changes no screen

    Background:
      Given the server has 3 articles

    Scenario Outline: The app says that it can't open "<link>"
      Given I am logged in as "ada"
      When I open the link "<link>"
      Then I see the toast "Can't open that link."
      And the screens are "News"
      And I see 3 rows

      Examples: malformed
        | link                |
        | triptych://         |
        | triptych://article/ |

      Examples: unknown
        | link                          |
        | triptych://weather            |
        | https://example.com/article/1 |

      Examples: an article that is not there
        | link                   |
        | triptych://article/999 |

    Scenario: An article being read stays when a link is invalid
      Given I am logged in as "ada"
      When I select row 2
      And I open the link "triptych://article/999"
      Then I see the toast "Can't open that link."
      And the screens are "News", "Article"
      And I see the text "Article 2"

    Scenario: An invalid link opened while logged out leads nowhere
      Given the app is launched
      When I open the link "triptych://weather"
      Then the screens are "Log in"
      When I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      Then the screens are "News"

  Rule: While logged out a link waits and opens right after log-in, once

    Background:
      Given the server has 3 articles
      And the app is launched

    Scenario: A link opens right after log-in
      When I open the link "triptych://article/2"
      Then the screens are "Log in"
      And I see no toast
      When I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      Then the screens are "News", "Article"
      And I see the text "Article 2"

    Scenario: A link that has opened does not open again at the next log-in
      When I open the link "triptych://article/2"
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      And I go back
      And my session expires
      And I pull to refresh
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      Then the screens are "News"

    Scenario: A link to an article that is not there says so once, right after log-in
      When I open the link "triptych://article/999"
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      Then the screens are "News"
      And I see the toast "Can't open that link."
      When my session expires
      And I pull to refresh
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      Then the screens are "News"
      And I see no toast

    @race
    Scenario: A link opened while the log-in is under way opens after it
      Given the server holds its answers
      When I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      And I open the link "triptych://article/3"
      And the server answers at once
      Then the screens are "News", "Article"
      And I see the text "Article 3"

    Scenario: A link waits when the session ends as soon as it has begun
      When I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And the answer after the next is 401
      And I tap "Log in"
      Then the screens are "Log in"
      And I see the toast "Your session has ended. Log in again."
      When I open the link "triptych://article/2"
      Then the server received 2 requests
      And the screens are "Log in"
      And I see no toast
      When I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      Then the screens are "News", "Article"
      And I see the text "Article 2"
      And the server received 5 requests

  Rule: A link that has not opened when the session ends waits for the next log-in

    Background:
      Given the server has 3 articles
      And I am logged in as "ada"
      And my session expires

    Scenario: The link's own request finds that the session has ended
      When I open the link "triptych://article/2"
      Then the screens are "Log in"
      And I see the toast "Your session has ended. Log in again."
      When I type "alan" into "Username"
      And I type "turing" into "Password"
      And I tap "Log in"
      Then the screens are "News", "Article"
      And I see the text "Article 2"
      When I go back
      And my session expires
      And I pull to refresh
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      Then the screens are "News"

    @race
    Scenario: Another request finds it while the link's article is being loaded
      Given the server holds its answers
      When I open the link "triptych://article/2"
      And I pull to refresh
      And the server answers request 2
      Then the screens are "Log in"
      When the server answers at once
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      Then the screens are "News", "Article"
      And I see the text "Article 2"
      And it is not loading

    Scenario: A newer valid link replaces a waiting link, and an invalid one does not
      When I open the link "triptych://article/2"
      And I open the link "triptych://article/3"
      And I open the link "triptych://weather"
      Then I see the toast "Can't open that link."
      When I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      Then the screens are "News", "Article"
      And I see the text "Article 3"

  Rule: A log-out by the person drops a link that has not opened

    @race
    Scenario: I log out while the link's article is being loaded
      Given the server has 3 articles
      And I am logged in as "ada"
      And the server holds its answers
      When I open the link "triptych://article/2"
      And I tap "Log out"
      And the server answers at once
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      Then the screens are "News"
      And I see 3 rows

Feature: The latest news can be read offline
  The device keeps the first page of the news. When the server cannot be reached at the next visit,
  "News" shows what was kept, and says so.

  Rule: What was kept is shown when the first page cannot be had

    Background:
      Given the server has 3 articles
      And I am logged in as "ada"
      And the app is launched
      And the server holds its answers
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      And the server answers

    Scenario: While the first page is on its way nothing is shown
      Then I am on "News"
      And I see 0 rows
      And I do not see the text "Offline. This is what the device has kept."
      When the server answers
      Then I see 3 rows
      And I do not see the text "Offline. This is what the device has kept."

    Scenario: Offline, the rows are there and it says where they come from
      Given 2 hours pass
      And the server is offline
      When the server answers
      Then I see the toast "Can't reach the server. Check your connection."
      And I see the text "Offline. This is what the device has kept."
      And I see the rows:
        | title     | subtitle           |
        | Article 1 | Author 1 · 3 h ago |
        | Article 2 | Author 2 · 4 h ago |
        | Article 3 | Author 3 · 5 h ago |
      And it is not loading

    Scenario: The same when the server does not answer in time
      Given the next answer times out
      When the server answers
      Then I see 3 rows
      And I see the text "Offline. This is what the device has kept."

    Scenario Outline: But not when the server fails in another way (<failure>)
      Given the next answer is <failure>
      When the server answers
      Then I see the toast "<toast>"
      And I see 0 rows
      And I do not see the text "Offline. This is what the device has kept."

      Examples:
        | failure    | toast                                |
        | 500        | The server had a problem. Try again. |
        | unreadable | The server's answer made no sense.   |

    Scenario: And not when the session has ended
      Given my session expires
      When the server answers
      Then the screens are "Log in"
      And I see the toast "Your session has ended. Log in again."

    Scenario: A kept article can be read, and coming back tries again
      Given the server is offline
      And the server answers
      When I select row 2
      Then I see the text "Article 2"
      And I see the text "Body of article 2."
      When the server is back online
      And I go back
      Then it is loading
      And I see 3 rows
      And I see the text "Offline. This is what the device has kept."
      When the server answers
      Then I see 3 rows
      And I do not see the text "Offline. This is what the device has kept."

    Scenario: Pulling down brings the news, and the old rows stay until they come
      Given the server is offline
      And the server answers
      And the server is back online
      And 2 new articles are published
      When I pull to refresh
      Then I see 3 rows
      And I see the text "Offline. This is what the device has kept."
      When the server answers
      Then I see 5 rows
      And row 1 reads "New article 1" and "New author 1 · just now"
      And I do not see the text "Offline. This is what the device has kept."

    Scenario: Still offline, pulling down changes nothing
      Given the server is offline
      And the server answers
      When I pull to refresh
      Then I see the toast "Can't reach the server. Check your connection."
      And I see 3 rows
      And I see the text "Offline. This is what the device has kept."
      And it is not loading

    Scenario: The end of what was kept asks for the first page
      Given the server is offline
      And the server answers
      And the server is back online
      And 2 new articles are published
      When I scroll to the end
      Then I see 3 rows
      And it is loading
      When the server answers
      Then I see 5 rows
      And I do not see the text "Offline. This is what the device has kept."

    Scenario: A search that the server answers takes its place
      Given the server is offline
      And the server answers
      And the server is back online
      When I type "2" into "Search"
      And the server answers
      Then I see 1 row
      And I do not see the text "Offline. This is what the device has kept."
      When I clear "Search"
      And the server answers
      Then I see 3 rows

    @race
    Scenario: A first page that is given up for another one is no failure
      When I pull to refresh
      Then the server cancelled 1 request
      And I see 0 rows
      And I do not see the text "Offline. This is what the device has kept."
      When the server answers
      Then I see 3 rows

    @race
    Scenario: Logging out while it tries again
      Given the server is offline
      And the server answers
      And the server is back online
      When I pull to refresh
      And I tap "Log out"
      Then the server cancelled 1 request
      When the server answers at once
      Then the screens are "Log in"
      And I see no toast

    Scenario: It is there for the next person, too
      Given the server is offline
      And the server answers
      And the server is back online
      When I tap "Log out"
      And the server answers
      And I type "alan" into "Username"
      And I type "turing" into "Password"
      And I tap "Log in"
      And the server answers
      And the server is offline
      And the server answers
      Then I see 3 rows
      And I see the text "Offline. This is what the device has kept."

  Rule: The device keeps the first page, and nothing else

    Background:
      Given the server has 22 articles
      And I am logged in as "ada"

    Scenario: Not the pages after it
      When I scroll to the end
      Then I see 22 rows
      When the app is launched
      And the server holds its answers
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      And the server answers
      And the server is offline
      And the server answers
      Then I see 20 rows
      And row 20 reads "Article 20" and "Author 20 · 20 h ago"

    Scenario: Not what was searched for
      When I type "22" into "Search"
      Then I see 1 row
      When the app is launched
      And the server holds its answers
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      And the server answers
      And the server is offline
      And the server answers
      Then I see 20 rows

    Scenario: The latest first page takes the place of the one before
      Given 3 new articles are published
      When I pull to refresh
      And I tap "Log out"
      And the server holds its answers
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      And the server answers
      And the server is offline
      And the server answers
      Then I see 20 rows
      And row 1 reads "New article 1" and "New author 1 · just now"

    Scenario: A page without articles is kept too, and then there is nothing to show
      Given the server has no articles
      When I pull to refresh
      And I tap "Log out"
      And the server holds its answers
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      And the server answers
      And the server is offline
      And the server answers
      Then I see 0 rows
      And I do not see the text "Offline. This is what the device has kept."
      And I do not see the text "No news yet."

  Rule: With rows from the server nothing changes

    @failure
    Scenario Outline: <gesture> without a connection keeps the rows and says nothing of the device
      Given the server has 21 articles
      And I am logged in as "ada"
      And the server is offline
      When <gesture>
      Then I see the toast "Can't reach the server. Check your connection."
      And I see 20 rows
      And I do not see the text "Offline. This is what the device has kept."

      Examples:
        | gesture                  |
        | I pull to refresh        |
        | I scroll to the end      |
        | I type "7" into "Search" |

    Scenario: On the first visit nothing has been kept
      Given the app is launched
      And the server holds its answers
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      And the server answers
      And the server is offline
      When the server answers
      Then I see 0 rows
      And I do not see the text "Offline. This is what the device has kept."

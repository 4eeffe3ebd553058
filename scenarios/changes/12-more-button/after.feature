Feature: A button for more news
  Under the rows stands "More". A tap appends the next page; scrolling loads nothing.

  Rule: "More" is enabled while there is a next page and nothing is loading

    Scenario Outline: After <taps> pages the button knows whether that was the last (<articles> articles)
      Given the server has <articles> articles
      And I am logged in as "ada"
      When I try to tap "More"
      And I try to tap "More"
      Then I see <rows> rows
      And "More" is <state>
      And the server received <taps> requests

      Examples:
        | articles | taps | rows | state    |
        | 0        | 0    | 0    | disabled |
        | 20       | 0    | 20   | disabled |
        | 21       | 1    | 21   | disabled |
        | 40       | 1    | 40   | disabled |
        | 60       | 2    | 60   | disabled |
        | 61       | 2    | 60   | enabled  |

    Scenario: Scrolling to the end asks for nothing
      Given the server has 45 articles
      And I am logged in as "ada"
      When I scroll to the end
      Then I see 20 rows
      And the server received 0 requests
      When I tap "More"
      Then I see 40 rows
      And row 21 reads "Article 21" and "Author 21 · 21 h ago"

    @race
    Scenario: While a page is under way the button is disabled
      Given the server has 45 articles
      And I am logged in as "ada"
      And the server holds its answers
      When I tap "More"
      Then "More" is disabled
      And it is loading
      When I try to tap "More"
      Then the server received 1 request
      When the server answers
      Then I see 40 rows
      And "More" is enabled

    @race
    Scenario: It stays disabled when a search takes the place of a refresh, until the search has its answer
      Given the server has 45 articles
      And I am logged in as "ada"
      And the server holds its answers
      When I pull to refresh
      Then "More" is disabled
      When I type "A" into "Search"
      Then the server cancelled 1 request
      And "More" is disabled
      When the server answers
      Then "More" is enabled

    Scenario: Before the first page has come there is no more
      Given the server has 45 articles
      And the app is launched
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And the server holds its answers
      When I tap "Log in"
      And the server answers
      Then "More" is disabled
      When the server answers at once
      Then "More" is enabled

  Rule: "More" is about the rows that are shown

    Scenario: A search has its own pages
      Given the server has 45 articles
      And I am logged in as "ada"
      When I type "45" into "Search"
      Then I see 1 row
      And "More" is disabled
      When I clear "Search"
      Then "More" is enabled

    Scenario: A refresh goes back to the first page and has a next one again
      Given the server has 21 articles
      And I am logged in as "ada"
      When I tap "More"
      Then "More" is disabled
      When I pull to refresh
      Then I see 20 rows
      And "More" is enabled

    Scenario: The last page is known also if it has only articles that are there already
      Given the server has 40 articles
      And I am logged in as "ada"
      When 20 new articles are published
      And I tap "More"
      Then I see 20 rows
      And "More" is enabled
      When I tap "More"
      Then I see 40 rows
      And "More" is disabled

    Scenario: After an article the button is as it was
      Given the server has 21 articles
      And I am logged in as "ada"
      When I tap "More"
      And I select row 21
      And I go back
      Then "More" is disabled
      And I see 21 rows

  @failure
  Rule: A page that failed can be asked for again

    Scenario Outline: The button is enabled again when <trouble>
      Given the server has 21 articles
      And I am logged in as "ada"
      And <trouble>
      When I tap "More"
      Then I see 20 rows
      And "More" is enabled
      When the server is back online
      And I tap "More"
      Then I see 21 rows
      And "More" is disabled

      Examples:
        | trouble                   |
        | the server is offline     |
        | the next answer times out |
        | the next answer is 500    |

    Scenario: After a refresh that failed the rows that are there go on
      Given the server has 21 articles
      And I am logged in as "ada"
      And the next answer is 500
      When I pull to refresh
      Then "More" is enabled
      When I tap "More"
      Then I see 21 rows

    Scenario: The button loads a first page that failed
      Given the server has 45 articles
      And the app is launched
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And the answer after the next is 500
      When I tap "Log in"
      Then I see 0 rows
      And "More" is enabled
      When I tap "More"
      Then I see 20 rows

    Scenario: After a failed search the button loads the first page for the text in the field
      Given the server has 15 articles
      And I am logged in as "ada"
      Then "More" is disabled
      When the next answer is 500
      And I type "7" into "Search"
      Then I see 15 rows
      And "More" is enabled
      When I tap "More"
      Then I see 1 row
      And row 1 reads "Article 7" and "Author 7 · 7 h ago"
      And "More" is disabled

    Scenario: A page that ends the session leads to "Log in"
      Given the server has 21 articles
      And I am logged in as "ada"
      And my session expires
      When I tap "More"
      Then the screens are "Log in"
      And I see the toast "Your session has ended. Log in again."

  @race
  Rule: After logging out a late page changes nothing

    Scenario: Logging out cancels the page under way
      Given the server has 45 articles
      And I am logged in as "ada"
      And the server holds its answers
      When I tap "More"
      And I tap "Log out"
      Then the server cancelled 1 request
      When the server answers at once
      Then the screens are "Log in"
      And I see no toast

Feature: Paid articles
  Three articles a day are free. A day's pass or a subscription opens every article. Each scenario begins at 22:13 UTC, so
  the next day begins within two hours.

  Background:
    Given the server has 6 articles
    And I am logged in as "ada"

  Rule: Three different articles a day are free

    Scenario: The line counts down, and the fourth article is locked
      When I select row 1
      Then I see "Article 1", "Author 1 · 1 h ago", "Body of article 1.", "2 free articles left today." from top to bottom
      When I go back
      And I select row 2
      Then I see the text "1 free article left today."
      When I go back
      And I select row 3
      Then I see "Body of article 3.", "No free articles left today." from top to bottom
      When I go back
      And I select row 4
      Then I see "Article 4", "Author 4 · 4 h ago", "You have read your three articles of today.", "Buy a day's pass" from top to bottom
      And I do not see the text "Body of article 4."
      And I do not see the text "No free articles left today."
      And "Buy a day's pass" is enabled
      And it is not loading

    Scenario: An article that was opened today opens again without counting
      When I select row 1
      And I go back
      And I select row 1
      Then I see the text "2 free articles left today."
      When I go back
      And I select row 2
      And I go back
      And I select row 3
      And I go back
      And I select row 2
      Then I see "Body of article 2.", "No free articles left today." from top to bottom

    @link
    Scenario: A link counts like a row
      When I open the link "triptych://article/5"
      Then I see "Body of article 5.", "2 free articles left today." from top to bottom
      And the server received 2 requests
      When I go back
      And I select row 5
      Then I see the text "2 free articles left today."
      When I open the link "triptych://article/6"
      Then I see the text "1 free article left today."

    Scenario: At midnight UTC the next three free articles begin
      When I select row 1
      And I go back
      And I select row 2
      And I go back
      And I select row 3
      And I go back
      And 1 hour passes
      And I select row 4
      Then I see the text "You have read your three articles of today."
      When I go back
      And 1 hour passes
      And I select row 4
      Then I see the text "2 free articles left today."
      When I go back
      And I select row 1
      Then I see the text "1 free article left today."

    Scenario: Each account has its own articles and its own rights, also after a launch
      Given my subscription ends in 9 days
      When I select row 1
      And I go back
      And I tap "Log out"
      And I am logged in as "alan"
      And the server is offline
      And I select row 1
      Then I see the text "2 free articles left today."
      When the server is back online
      And the app is launched
      And I am logged in as "alan"
      And I select row 2
      Then I see the text "1 free article left today."
      When I go back
      And I tap "Log out"
      And I am logged in as "ada"
      And I select row 2
      Then I see the text "Body of article 2."
      And I do not see the text "1 free article left today."

  Rule: A day's pass opens every article for 24 hours

    Background:
      Given I select row 1
      And I go back
      And I select row 2
      And I go back
      And I select row 3
      And I go back

    Scenario: It opens the article, and the others until 24 hours later
      When I select row 4
      And I tap "Buy a day's pass"
      Then I see the text "Body of article 4."
      And I do not see the text "You have read your three articles of today."
      And I do not see the text "No free articles left today."
      And I see no toast
      And it is not loading
      When I go back
      And 23 hours pass
      And I select row 5
      Then I see the text "Body of article 5."
      And I do not see the text "2 free articles left today."
      When I go back
      And 1 hour passes
      And I select row 5
      Then I see the text "2 free articles left today."

    @race
    Scenario: While it is bought, the button is disabled, and one tap buys once
      When I select row 4
      And the server holds its answers
      And I tap "Buy a day's pass"
      Then it is loading
      And "Buy a day's pass" is disabled
      When I try to tap "Buy a day's pass"
      Then the server received 5 requests
      When the server answers at once
      Then I see the text "Body of article 4."
      And it is not loading
      And the server received 5 requests

    @failure
    Scenario Outline: It can be bought again when <trouble>
      When I select row 4
      And <trouble>
      And I tap "Buy a day's pass"
      Then I see the toast "<toast>"
      And I see the text "You have read your three articles of today."
      And "Buy a day's pass" is enabled
      And it is not loading
      When the server is back online
      And I tap "Buy a day's pass"
      Then I see the text "Body of article 4."

      Examples:
        | trouble                   | toast                                          |
        | the server is offline     | Can't reach the server. Check your connection. |
        | the next answer is 500    | The server had a problem. Try again.           |
        | the next answer times out | Can't reach the server. Check your connection. |

    Scenario: After the session has ended it leads to "Log in"
      When I select row 4
      And my session expires
      And I tap "Buy a day's pass"
      Then the screens are "Log in"
      And I see the toast "Your session has ended. Log in again."

    @link
    Scenario: It also opens a locked article below, when I go back to it
      When I select row 4
      And I open the link "triptych://article/5"
      And I tap "Buy a day's pass"
      Then I see the text "Body of article 5."
      When I go back
      Then I see the text "Body of article 4."
      And I do not see the text "You have read your three articles of today."

  Rule: A subscription opens every article, and for three days after its end

    Scenario: While it runs, every article opens, and none is counted
      Given my subscription ends in 9 days
      When I select row 1
      Then I see the text "Body of article 1."
      And I do not see the text "2 free articles left today."
      When I go back
      And I select row 2
      And I go back
      And I select row 3
      And I go back
      And I select row 4
      Then I see the text "Body of article 4."
      When my subscription ended 3 days ago
      And I go back
      And I select row 4
      Then I see the text "2 free articles left today."

    Scenario: After its end the line counts the days that are left, begun days as whole ones
      Given my subscription ends in 1 day
      And 1 day passes
      When I select row 1
      Then I see "Body of article 1.", "Your subscription has ended. 3 days left." from top to bottom
      When I go back
      And 1 day passes
      And I select row 2
      Then I see the text "Your subscription has ended. 2 days left."
      When I go back
      And 23 hours pass
      And I select row 3
      Then I see the text "Your subscription has ended. 2 days left."
      When I go back
      And 1 hour passes
      And I select row 4
      Then I see the text "Your subscription has ended. 1 day left."
      When I go back
      And 23 hours pass
      And I select row 5
      Then I see the text "Your subscription has ended. 1 day left."
      When I go back
      And 1 hour passes
      And I select row 6
      Then I see the text "2 free articles left today."

    Scenario: The days after its end come before an article that was opened today
      When I select row 1
      And I go back
      And my subscription ended 1 day ago
      And I select row 1
      Then I see the text "Your subscription has ended. 2 days left."
      And I do not see the text "2 free articles left today."

    Scenario: A day's pass comes before the days after its end
      When I select row 1
      And I go back
      And I select row 2
      And I go back
      And I select row 3
      And I go back
      And I select row 4
      And I tap "Buy a day's pass"
      And I go back
      And my subscription ended 1 day ago
      And I select row 5
      Then I see the text "Body of article 5."
      And I do not see the text "Your subscription has ended. 2 days left."

  @race
  Rule: The article waits for the rights

    Scenario: Title and byline show at once, and the rest when the server has answered
      Given the server holds its answers
      When I select row 1
      Then I see "Article 1", "Author 1 · 1 h ago" from top to bottom
      And I do not see the text "Body of article 1."
      And I do not see the text "2 free articles left today."
      And it is loading
      When the server answers
      Then I see "Body of article 1.", "2 free articles left today." from top to bottom
      And it is not loading

    Scenario: Whoever goes back before has not opened it
      Given the server holds its answers
      When I select row 1
      And I go back
      Then the server cancelled 1 request
      When the server answers at once
      And I select row 2
      Then I see the text "2 free articles left today."

    @link
    Scenario: Two articles that wait at the same time count as two
      Given the server holds its answers
      When I select row 1
      And I open the link "triptych://article/2"
      And the server answers request 2
      And the server answers at once
      Then I see "Body of article 2.", "1 free article left today." from top to bottom
      When I go back
      Then I see "Body of article 1.", "2 free articles left today." from top to bottom

    Scenario: A screen opened over a loading one shows only its own loading
      Given the server holds its answers
      When I pull to refresh
      And I select row 1
      Then it is loading
      When the server answers request 2
      Then it is not loading
      When I go back
      Then it is loading
      And the server received 2 requests

    @link
    Scenario: An article that is open stays open
      When I select row 1
      And I open the link "triptych://article/2"
      And 2 hours pass
      And I go back
      Then I see "Body of article 1.", "2 free articles left today." from top to bottom
      And the server received 3 requests

  @failure
  Rule: If the server can't be asked, its last word counts for 24 hours

    Scenario Outline: A subscriber reads on when <trouble>
      Given my subscription ends in 9 days
      And I select row 1
      And I go back
      And <trouble>
      When I select row 2
      Then I see the text "Body of article 2."
      And I do not see the text "2 free articles left today."
      And I see no toast
      And it is not loading

      Examples:
        | trouble                       |
        | the next answer is 500        |
        | the next answer is unreadable |

    Scenario: After 24 hours only the free articles open
      Given my subscription ends in 9 days
      And I select row 1
      And I go back
      And the server is offline
      When 23 hours pass
      And I select row 2
      Then I see the text "Body of article 2."
      And I do not see the text "2 free articles left today."
      When I go back
      And 1 hour passes
      And I select row 2
      Then I see "Body of article 2.", "2 free articles left today." from top to bottom
      And I see no toast

    Scenario: A locked article says that the server could not be asked
      Given the server is offline
      When I select row 1
      And I go back
      And I select row 2
      And I go back
      And I select row 3
      Then I see no toast
      When I go back
      And I select row 4
      Then I see the text "You have read your three articles of today."
      And I see the toast "Can't reach the server. Check your connection."
      When the server is back online
      And my subscription ends in 9 days
      And I go back
      And I select row 4
      Then I see the text "Body of article 4."

    Scenario: After the session has ended the article leads to "Log in", and is not counted
      Given my session expires
      When I select row 1
      Then the screens are "Log in"
      And I see the toast "Your session has ended. Log in again."
      When I am logged in as "ada"
      And I select row 2
      Then I see the text "2 free articles left today."

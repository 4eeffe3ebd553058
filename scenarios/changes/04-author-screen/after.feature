Feature: The author of an article has a screen
  It tells the name at once, and how many articles the author has written as soon as the server says so.
  It is opened from an article or by a link.

  Rule: From an article

    Background:
      Given the server has the articles:
        | title      | author       | age | body     |
        | Zoo opens  | Ada Lovelace | 1 h | Lions.   |
        | Zebra born | Bob          | 2 h | Stripes. |
        | Yak shorn  | Ada Lovelace | 3 h | Wool.    |
      And I am logged in as "ada"

    Scenario: The name is there at once, the number of articles when it comes
      Given I select row 1
      And the server holds its answers
      When I tap "About the author"
      Then the screens are "News", "Article", "Author"
      And I see the text "Ada Lovelace"
      And I do not see the text "0 articles"
      And it is loading
      And the server received 1 request
      When the server answers
      Then I see the text "2 articles"
      And I see the text "Ada Lovelace"
      And it is not loading

    Scenario: One article is one article
      When I select row 2
      And I tap "About the author"
      Then I see the text "Bob"
      And I see the text "1 article"

    Scenario: Going back leads to the article, and from there to the rows
      When I select row 3
      And I tap "About the author"
      And I go back
      Then the screens are "News", "Article"
      And I see the text "Yak shorn"
      When I go back
      Then I see 3 rows

    Scenario: Each time the number is asked for anew
      When I select row 2
      And I tap "About the author"
      And I go back
      And the server has no articles
      And I tap "About the author"
      Then I see the text "0 articles"
      And the server received 2 requests

    @race
    Scenario: Going back before the answer cancels the request
      Given I select row 1
      And the server holds its answers
      When I tap "About the author"
      And I go back
      Then the server cancelled 1 request
      And it is not loading
      When the server answers at once
      Then the screens are "News", "Article"
      And I see no toast

    @race
    Scenario: A late answer for one author does not reach the next
      Given I select row 1
      And the server holds its answers
      When I tap "About the author"
      And I go back
      And I go back
      And I select row 2
      And I tap "About the author"
      And the server answers everything
      Then I see the text "Bob"
      And I see the text "1 article"

    @race
    Scenario: A refresh of the news goes on below
      Given the server holds its answers
      And I pull to refresh
      And I select row 1
      When I tap "About the author"
      And the server answers request 2
      Then I see the text "2 articles"
      And it is not loading
      When I go back
      And I go back
      Then it is loading

    @failure
    Scenario Outline: A failure says so and leaves the name, and a new tap asks again when <trouble>
      Given I select row 1
      And <trouble>
      When I tap "About the author"
      Then I see the toast "<toast>"
      And the screens are "News", "Article", "Author"
      And I see the text "Ada Lovelace"
      And it is not loading
      When the server is back online
      And I go back
      And I tap "About the author"
      Then I see the text "2 articles"
      And I see no toast

      Examples:
        | trouble                       | toast                                          |
        | the server is offline         | Can't reach the server. Check your connection. |
        | the next answer times out     | Can't reach the server. Check your connection. |
        | the next answer is 500        | The server had a problem. Try again.           |
        | the next answer is unreadable | The server's answer made no sense.             |

    @failure
    Scenario: The end of the session closes everything
      Given I select row 1
      And my session expires
      When I tap "About the author"
      Then the screens are "Log in"
      And I see the toast "Your session has ended. Log in again."

    @failure @race
    Scenario: The session ends while the answer is on its way
      Given I select row 1
      And the server holds its answers
      And I tap "About the author"
      And my session expires
      When the server answers
      Then the screens are "Log in"
      And I see the toast "Your session has ended. Log in again."

  @link
  Rule: By a link

    Background:
      Given the server has 3 articles
      And the app is launched

    Scenario: The link opens the screen over the news
      Given I am logged in as "ada"
      When I open the link "triptych://author/Author%202"
      Then the screens are "News", "Author"
      And I see the text "Author 2"
      And I see the text "1 article"
      And the server received 1 request

    Scenario: The link opens it over an article too
      Given I am logged in as "ada"
      And I select row 1
      When I open the link "triptych://author/Author%202"
      Then the screens are "News", "Article", "Author"
      When I open the link "triptych://news"
      Then the screens are "News"

    Scenario: Of an author without articles there is the name
      Given I am logged in as "ada"
      When I open the link "triptych://author/Nobody"
      Then I see the text "Nobody"
      And I see the text "0 articles"

    Scenario: While logged out the link waits, and opens once
      When I open the link "triptych://author/Author%203"
      Then the screens are "Log in"
      When I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      Then the screens are "News", "Author"
      And I see the text "Author 3"
      When I go back
      And I tap "Log out"
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      Then the screens are "News"

    @race
    Scenario: It takes the place of a link to an article that is under way
      Given I am logged in as "ada"
      And the server holds its answers
      When I open the link "triptych://article/1"
      And I open the link "triptych://author/Author%202"
      Then the server cancelled 1 request
      When the server answers everything
      Then the screens are "News", "Author"
      And I see the text "1 article"

    Scenario Outline: The app says that it can't open "<link>"
      Given I am logged in as "ada"
      When I open the link "<link>"
      Then I see the toast "Can't open that link."
      And the screens are "News"

      Examples:
        | link                      |
        | triptych://author         |
        | triptych://author/        |
        | triptych://author/Ada/two |

  Rule: The screens are freed

    Scenario: Many visits, and a log-out in the middle of the last one
      Given the server has 3 articles
      And I am logged in as "ada"
      When I select row 1
      And I tap "About the author"
      And I go back
      And I tap "About the author"
      And I open the link "triptych://article/2"
      And I tap "About the author"
      And the server holds its answers
      And I open the link "triptych://author/Author%203"
      And I open the link "triptych://news"
      Then the server cancelled 1 request
      When I tap "Log out"
      And the server answers at once
      Then the screens are "Log in"
      And I see no toast

Feature: Articles that were read are marked
  The row of an article that has been opened says so, whichever way it was opened.

  Background:
    Given the server has the articles:
      | title      | author | age | body     |
      | Zoo opens  | Ann    | 1 h | Lions.   |
      | Zebra born | Bob    | 2 h | Stripes. |
      | Yak shorn  | Cid    | 3 h | Wool.    |
    And I am logged in as "ada"

  Rule: An article that was opened is marked

    Scenario: At first nothing is marked, and then only what was opened
      Then I see the rows:
        | title      | subtitle      |
        | Zoo opens  | Ann · 1 h ago |
        | Zebra born | Bob · 2 h ago |
        | Yak shorn  | Cid · 3 h ago |
      When I select row 2
      And I go back
      Then I see the rows:
        | title      | subtitle             |
        | Zoo opens  | Ann · 1 h ago        |
        | Zebra born | Bob · 2 h ago · read |
        | Yak shorn  | Cid · 3 h ago        |

    Scenario: The article itself has no mark, and opening it again adds none
      When I select row 2
      Then I see the text "Bob · 2 h ago"
      When I go back
      And I select row 2
      Then I see the text "Bob · 2 h ago"
      When I go back
      Then row 2 reads "Zebra born" and "Bob · 2 h ago · read"

    @link
    Scenario: An article opened by a link is marked
      When I open the link "triptych://article/3"
      And I go back
      Then row 3 reads "Yak shorn" and "Cid · 3 h ago · read"

    @link
    Scenario: So is one opened over another article, and the link to the news leads back to both
      When I select row 1
      And I open the link "triptych://article/3"
      And I open the link "triptych://news"
      Then I see the rows:
        | title      | subtitle             |
        | Zoo opens  | Ann · 1 h ago · read |
        | Zebra born | Bob · 2 h ago        |
        | Yak shorn  | Cid · 3 h ago · read |

    @link
    Scenario: An article that waited for the log-in is marked
      When I tap "Log out"
      And I open the link "triptych://article/2"
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      And I go back
      Then row 2 reads "Zebra born" and "Bob · 2 h ago · read"

    @link
    Scenario: An article read by a link is marked when its page comes later
      Given the server has 21 articles
      And I pull to refresh
      When I open the link "triptych://article/21"
      And I go back
      And I scroll to the end
      Then row 20 reads "Article 20" and "Author 20 · 20 h ago"
      And row 21 reads "Article 21" and "Author 21 · 21 h ago · read"

  Rule: The mark belongs to the article, not to its place

    Scenario: New articles move the rows, and the mark moves with its article
      When I select row 1
      And I go back
      And 1 new article is published
      And I pull to refresh
      Then row 1 reads "New article 1" and "New author 1 · just now"
      And row 2 reads "Zoo opens" and "Ann · 1 h ago · read"

    Scenario: What was read in a search is marked without it, and the other way round
      When I type "Ze" into "Search"
      And I select row 1
      And I go back
      Then row 1 reads "Zebra born" and "Bob · 2 h ago · read"
      When I clear "Search"
      Then row 1 reads "Zoo opens" and "Ann · 1 h ago"
      And row 2 reads "Zebra born" and "Bob · 2 h ago · read"
      When I select row 1
      And I go back
      And I type "Zoo" into "Search"
      Then row 1 reads "Zoo opens" and "Ann · 1 h ago · read"

    @race
    Scenario: Rows that arrive while the article is open have the mark
      Given the server holds its answers
      When I pull to refresh
      And I select row 1
      And the server answers
      And I go back
      Then row 1 reads "Zoo opens" and "Ann · 1 h ago · read"

    Scenario: The age goes on
      When I select row 1
      And I go back
      And 2 hours pass
      Then row 1 reads "Zoo opens" and "Ann · 3 h ago · read"

  @link
  Rule: An article that did not open is not marked

    Scenario Outline: A link that fails marks nothing (<trouble>)
      Given <trouble>
      When I open the link "triptych://article/2"
      Then the screens are "News"
      And row 2 reads "Zebra born" and "Bob · 2 h ago"

      Examples:
        | trouble                |
        | the server is offline  |
        | the next answer is 404 |

    @race
    Scenario: Of two links only the one that opened is marked
      Given the server holds its answers
      When I open the link "triptych://article/1"
      And I open the link "triptych://article/2"
      And the server answers at once
      And I go back
      Then row 1 reads "Zoo opens" and "Ann · 1 h ago"
      And row 2 reads "Zebra born" and "Bob · 2 h ago · read"

    @race
    Scenario: A link still under way at log-out marks nothing
      Given the server holds its answers
      When I open the link "triptych://article/1"
      And I tap "Log out"
      And the server answers at once
      And I am logged in as "ada"
      Then row 1 reads "Zoo opens" and "Ann · 1 h ago"

  Rule: The marks stay until the app is closed

    Scenario: They stay when the session ends and another one begins
      When I select row 1
      And I go back
      And my session expires
      And I pull to refresh
      And I am logged in as "ada"
      Then row 1 reads "Zoo opens" and "Ann · 1 h ago · read"
      When I tap "Log out"
      And I am logged in as "alan"
      Then row 1 reads "Zoo opens" and "Ann · 1 h ago · read"

    Scenario: A new start of the app has no marks
      When I select row 1
      And I go back
      And the app is launched
      And I am logged in as "ada"
      Then row 1 reads "Zoo opens" and "Ann · 1 h ago"

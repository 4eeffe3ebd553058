@failure
Feature: Failures
  Each failure says what went wrong, keeps what is there,
  and can be tried again by the same gesture.

  Rule: A log-in that fails keeps both fields

    Scenario Outline: The fields stay when <trouble>
      Given the app is launched
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And <trouble>
      When I tap "Log in"
      Then I see the toast "<toast>"
      And "Username" reads "ada"
      And "Password" reads "lovelace"
      When the server is back online
      And I tap "Log in"
      Then the screens are "News"

      Examples:
        | trouble                       | toast                                          |
        | the server is offline         | Can't reach the server. Check your connection. |
        | the next answer times out     | Can't reach the server. Check your connection. |
        | the next answer is 500        | The server had a problem. Try again.           |
        | the next answer is unreadable | The server's answer made no sense.             |

  Rule: A first page that fails leaves the person on "News"

    Background:
      Given the server has 3 articles
      And the app is launched
      And the server holds its answers
      And I type "ada" into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      And the server answers

    @link
    Scenario: Coming back tries again, with the latest search text
      When the next answer is 500
      And the server answers
      Then I see the toast "The server had a problem. Try again."
      When the server answers at once
      And the server is offline
      And I type "2" into "Search"
      And the server is back online
      And I open the link "triptych://article/1"
      And I go back
      Then I see 1 row
      And row 1 reads "Article 2" and "Author 2 · 2 h ago"

    Scenario Outline: Pulling tries the first page again when <trouble>
      When <trouble>
      And the server answers
      Then I see the toast "<toast>"
      And the screens are "News"
      When the server answers at once
      And I pull to refresh
      Then I see 3 rows

      Examples:
        | trouble                       | toast                                          |
        | the next answer times out     | Can't reach the server. Check your connection. |
        | the next answer is 500        | The server had a problem. Try again.           |
        | the next answer is unreadable | The server's answer made no sense.             |

  Rule: A next page that fails keeps the rows

    Scenario Outline: Reaching the end again requests the page again when <trouble>
      Given the server has 21 articles
      And I am logged in as "ada"
      And <trouble>
      When I scroll to the end
      Then I see the toast "<toast>"
      And I see 20 rows
      When the server is back online
      And I scroll to the end
      Then I see 21 rows

      Examples:
        | trouble                       | toast                                          |
        | the server is offline         | Can't reach the server. Check your connection. |
        | the next answer times out     | Can't reach the server. Check your connection. |
        | the next answer is 503        | The server had a problem. Try again.           |
        | the next answer is unreadable | The server's answer made no sense.             |

  Rule: A refresh that fails keeps the rows

    Scenario Outline: Pulling again refreshes when <trouble>
      Given the server has 3 articles
      And I am logged in as "ada"
      And 3 new articles are published
      And <trouble>
      When I pull to refresh
      Then I see the toast "<toast>"
      And I see 3 rows
      When the server is back online
      And I pull to refresh
      Then I see 6 rows

      Examples:
        | trouble                       | toast                                          |
        | the server is offline         | Can't reach the server. Check your connection. |
        | the next answer times out     | Can't reach the server. Check your connection. |
        | the next answer is 500        | The server had a problem. Try again.           |
        | the next answer is unreadable | The server's answer made no sense.             |

  Rule: A search that fails keeps the rows

    Background:
      Given the server has the articles:
        | title      | author | age | body     |
        | Zoo opens  | Ann    | 1 h | Lions.   |
        | Zebra born | Bob    | 2 h | Stripes. |
        | Yak shorn  | Cid    | 3 h | Wool.    |
      And I am logged in as "ada"

    Scenario Outline: The next edit asks again when <trouble>
      Given <trouble>
      When I type "Z" into "Search"
      Then I see the toast "<toast>"
      And I see 3 rows
      When the server is back online
      And I type "e" into "Search"
      Then I see 1 row
      And row 1 reads "Zebra born" and "Bob · 2 h ago"

      Examples:
        | trouble                       | toast                                          |
        | the server is offline         | Can't reach the server. Check your connection. |
        | the next answer times out     | Can't reach the server. Check your connection. |
        | the next answer is 502        | The server had a problem. Try again.           |
        | the next answer is unreadable | The server's answer made no sense.             |

  @link
  Rule: An article that can't be loaded can be requested again

    Scenario Outline: The link opens the second time when <trouble>
      Given the server has 3 articles
      And I am logged in as "ada"
      And <trouble>
      When I open the link "triptych://article/2"
      Then I see the toast "<toast>"
      When the server is back online
      And I open the link "triptych://article/2"
      Then I am on "Article"
      And I see the text "Article 2"

      Examples:
        | trouble                       | toast                                          |
        | the server is offline         | Can't reach the server. Check your connection. |
        | the next answer times out     | Can't reach the server. Check your connection. |
        | the next answer is 500        | The server had a problem. Try again.           |
        | the next answer is unreadable | The server's answer made no sense.             |

  Rule: Feedback that fails is kept

    Scenario Outline: The text stays and can be sent again when <trouble>
      Given the server has 3 articles
      And I am logged in as "ada"
      And I type "Great app" into "Feedback"
      And <trouble>
      When I tap "Send"
      Then I see the toast "Couldn't send. Your text is kept."
      And "Feedback" reads "Great app"
      And it is not loading
      When the server is back online
      And I tap "Send"
      Then I see the toast "Thanks for your feedback."
      And "Feedback" reads ""
      And the server received 1 feedback

      Examples:
        | trouble                       |
        | the server is offline         |
        | the next answer times out     |
        | the next answer is 500        |
        | the next answer is unreadable |

    Scenario: A text that was stored, but not confirmed, is stored once, whatever is sent in between
      Given I am logged in as "ada"
      And the next answer times out
      When I type "Hi" into "Feedback"
      And I tap "Send"
      Then I see the toast "Couldn't send. Your text is kept."
      When I clear "Feedback"
      And I type "Ho" into "Feedback"
      And I tap "Send"
      And I type "Hi" into "Feedback"
      And I tap "Send"
      Then I see the toast "Thanks for your feedback."
      And the server received 2 feedback
      When I type "Hi" into "Feedback"
      And I tap "Send"
      Then the server received 3 feedback

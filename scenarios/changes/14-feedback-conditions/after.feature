Feature: Feedback with conditions
  Feedback has to wait if it comes too often. Text that may be a mistake is sent at the second tap, and a moderator
  reads some of it first.

  Background:
    Given the server has 3 articles
    And I am logged in as "ada"

  Rule: After feedback a person waits ten minutes

    Scenario: Who taps too early sees when it is possible
      When I type "Great app" into "Feedback"
      And I tap "Send"
      And 3 minutes pass
      And I type "Really" into "Feedback"
      And I tap "Send"
      Then I see the toast "You can send again in 7 min."
      And the server received 1 request
      And "Feedback" reads "Really"
      And "Send" is enabled
      And it is not loading
      When 6 minutes pass
      And I tap "Send"
      Then I see the toast "You can send again in 1 min."
      When 1 minute passes
      And I tap "Send"
      Then I see the toast "Thanks for your feedback."
      And the server received the feedback "Really"
      And "Feedback" reads ""

    @race
    Scenario: The ten minutes begin when the server confirms the feedback
      Given the server holds its answers
      When I type "Great app" into "Feedback"
      And I tap "Send"
      And 5 minutes pass
      And the server answers at once
      And 9 minutes pass
      And I type "Really" into "Feedback"
      And I tap "Send"
      Then I see the toast "You can send again in 1 min."

    @failure
    Scenario: What the server has not confirmed does not count
      Given the next answer times out
      When I type "Great app" into "Feedback"
      And I tap "Send"
      Then I see the toast "Couldn't send. Your text is kept."
      When I tap "Send"
      Then I see the toast "Thanks for your feedback."
      And the server received 1 feedback

    @race
    Scenario: Nor does what was still being sent at a log-out
      Given the server holds its answers
      When I type "Great app" into "Feedback"
      And I tap "Send"
      And I tap "Log out"
      And the server answers at once
      And I am logged in as "ada"
      And I type "Great app" into "Feedback"
      And I tap "Send"
      Then I see the toast "Thanks for your feedback."
      And the server received 1 feedback

  Rule: At most three are sent in 24 hours

    Scenario: The fourth waits until the first is 24 hours old
      When I type "One" into "Feedback"
      And I tap "Send"
      And 10 minutes pass
      And I type "Two" into "Feedback"
      And I tap "Send"
      And 10 minutes pass
      And I type "Three" into "Feedback"
      And I tap "Send"
      Then the server received 3 feedback
      When I type "Four" into "Feedback"
      And I tap "Send"
      Then I see the toast "You can send again in 24 h."
      When 21 hours pass
      And I tap "Send"
      Then I see the toast "You can send again in 3 h."
      When 159 minutes pass
      And I tap "Send"
      Then I see the toast "You can send again in 1 min."
      And the server received 3 feedback
      When 1 minute passes
      And I tap "Send"
      Then I see the toast "Thanks for your feedback."
      And the server received the feedback "Four"

    Scenario: The 24 hours slide on with each feedback
      When I type "One" into "Feedback"
      And I tap "Send"
      And 5 hours pass
      And I type "Two" into "Feedback"
      And I tap "Send"
      And 5 hours pass
      And I type "Three" into "Feedback"
      And I tap "Send"
      And 14 hours pass
      And I type "Four" into "Feedback"
      And I tap "Send"
      Then the server received the feedback "Four"
      When 10 minutes pass
      And I type "Five" into "Feedback"
      And I tap "Send"
      Then I see the toast "You can send again in 5 h."
      And the server received 4 feedback

  Rule: Each account has its own count, which the device keeps

    Scenario: Another account need not wait, and the first still has to
      When I type "Great app" into "Feedback"
      And I tap "Send"
      And I tap "Log out"
      And I am logged in as "alan"
      And I type "Great app" into "Feedback"
      And I tap "Send"
      Then I see the toast "Thanks for your feedback."
      When I tap "Log out"
      And 4 minutes pass
      And I am logged in as "ada"
      And I type "Really" into "Feedback"
      And I tap "Send"
      Then I see the toast "You can send again in 6 min."
      And the server received no feedback

    Scenario: A new launch of the app does not shorten the wait
      When I type "Great app" into "Feedback"
      And I tap "Send"
      And the app is launched
      And I am logged in as "ada"
      And I type "Really" into "Feedback"
      And I tap "Send"
      Then I see the toast "You can send again in 10 min."
      And the server received 0 requests

  Rule: Text that may be a mistake is sent at the second tap

    Scenario Outline: <what> is sent at the second tap
      When I type "<text>" into "Feedback"
      And I tap "Send"
      Then I see the toast "<question>"
      And the server received 0 requests
      And "Feedback" reads "<text>"
      And it is not loading
      When I tap "Send"
      Then the server received the feedback "<text>"
      And "Feedback" reads ""

      Examples:
        | what                      | text                | question                                   |
        | A link                    | See http://a.de now | Tap \"Send\" again to send a link.         |
        | A safe link in capitals   | HTTPS://APPS.DE     | Tap \"Send\" again to send a link.         |
        | A link without its scheme | My blog: www.a.de   | Tap \"Send\" again to send a link.         |
        | Text of ten capitals      | HELLO, WORLD 5!     | Tap \"Send\" again to send it in capitals. |

    Scenario Outline: <what> is sent at once
      When I type "<text>" into "Feedback"
      And I tap "Send"
      Then I see the toast "Thanks for your feedback."
      And the server received the feedback "<text>"

      Examples:
        | what                                | text                     |
        | Text of nine capitals               | GREAT APPS               |
        | Text of capitals and a small letter | GREAT APPLiCATION        |
        | Text without capitals               | 新闻新闻新闻新闻新闻新闻 |

    Scenario: The text that was sent last is sent again at the second tap
      When I type "Great app" into "Feedback"
      And I tap "Send"
      And 10 minutes pass
      And I type "  Great app " into "Feedback"
      And I tap "Send"
      Then I see the toast "Tap \"Send\" again to send the same text again."
      And the server received 1 feedback
      When I tap "Send"
      Then I see the toast "Thanks for your feedback."
      And the server received the feedback "  Great app "

    Scenario: After a new log-in no text is the last one
      When I type "Great app" into "Feedback"
      And I tap "Send"
      And I tap "Log out"
      And 10 minutes pass
      And I am logged in as "ada"
      And I type "Great app" into "Feedback"
      And I tap "Send"
      Then I see the toast "Thanks for your feedback."

    Scenario: An edit takes the confirmation back, even if the text is the same again
      When I type "www.a.de" into "Feedback"
      And I tap "Send"
      And I clear "Feedback"
      And I type "www.a.de" into "Feedback"
      And I tap "Send"
      Then I see the toast "Tap \"Send\" again to send a link."
      And the server received no feedback
      When 2 hours pass
      And I tap "Send"
      Then the server received the feedback "www.a.de"

    @failure
    Scenario: After a failure nobody is asked again
      When I type "www.a.de" into "Feedback"
      And I tap "Send"
      And the server is offline
      And I tap "Send"
      Then I see the toast "Couldn't send. Your text is kept."
      When the server is back online
      And I tap "Send"
      Then I see the toast "Thanks. A moderator reads it first."
      And the server received 1 feedback

    @race @failure
    Scenario: An edit while it is sent takes the confirmation back
      Given the server holds its answers
      When I type "www.a.de" into "Feedback"
      And I tap "Send"
      And I tap "Send"
      Then it is loading
      And "Send" is disabled
      When I try to tap "Send"
      And I type "/b" into "Feedback"
      And the next answer is 500
      And the server answers at once
      Then I see the toast "Couldn't send. Your text is kept."
      And it is not loading
      When I tap "Send"
      Then I see the toast "Tap \"Send\" again to send a link."
      And the server received 1 request

    Scenario: Of several reasons the first is named, and one more tap is enough
      When I type "WWW.GREATAPP.DE" into "Feedback"
      And I tap "Send"
      Then I see the toast "Tap \"Send\" again to send a link."
      When I tap "Send"
      And 10 minutes pass
      And I type "WWW.GREATAPP.DE" into "Feedback"
      And I tap "Send"
      Then I see the toast "Tap \"Send\" again to send a link."
      When I tap "Send"
      Then the server received 2 feedback

  Rule: A moderator reads links, and the first feedback of an account

    Scenario: A link is marked, and capitals are not
      When I type "www.a.de" into "Feedback"
      And I tap "Send"
      And I tap "Send"
      Then I see the toast "Thanks. A moderator reads it first."
      And the server received the feedback "www.a.de" for review
      When I tap "Log out"
      And 10 minutes pass
      And I am logged in as "ada"
      And I type "HELLO WORLD" into "Feedback"
      And I tap "Send"
      And I tap "Send"
      Then I see the toast "Thanks for your feedback."
      And the server received the feedback "HELLO WORLD"
      And the server received no feedback for review

    @failure
    Scenario: The first feedback of each account is marked until one is confirmed
      Given no feedback was ever sent from this device
      And the next answer is 500
      When I type "Great app" into "Feedback"
      And I tap "Send"
      And I tap "Send"
      Then I see the toast "Thanks. A moderator reads it first."
      And the server received the feedback "Great app" for review
      When 10 minutes pass
      And I type "Really" into "Feedback"
      And I tap "Send"
      Then I see the toast "Thanks for your feedback."
      When I tap "Log out"
      And I am logged in as "alan"
      And I type "Great app" into "Feedback"
      And I tap "Send"
      Then I see the toast "Thanks. A moderator reads it first."
      And the server received the feedback "Great app" for review

  Rule: Only the first reason is told

    Scenario: Blank, then too long, then too early, then a question
      When I type "Great app" into "Feedback"
      And I tap "Send"
      And I tap "Send"
      Then I see the toast "Write something first."
      When I type "WWW.A.DE-A SENTENCE OF FORTY CHARACTERS, NO LESS.A SENTENCE OF FORTY CHARACTERS, NO LESS.A SENTENCE OF FORTY CHARACTERS, NO LESS.A SENTENCE OF FORTY CHARACTERS, NO LESS.A SENTENCE OF FORTY CHARACTERS, NO LESS.A SENTENCE OF FORTY CHARACTERS, NO LESS.A SENTENCE OF FORTY CHARACTERS, NO LESS." into "Feedback"
      And I tap "Send"
      Then I see the toast "Keep it to 280 characters."
      When I clear "Feedback"
      And I type "WWW.A.DE" into "Feedback"
      And I tap "Send"
      Then I see the toast "You can send again in 10 min."
      When 10 minutes pass
      And I tap "Send"
      Then I see the toast "Tap \"Send\" again to send a link."
      And the server received 1 request

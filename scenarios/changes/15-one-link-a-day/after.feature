Feature: One link a day
  After feedback with a link, the next link waits for 24 hours. Text without a link is not affected.

  Background:
    Given the server has 3 articles
    And I am logged in as "ada"

  Rule: After a link a person waits 24 hours with the next

    Scenario: A second link waits until the first is 24 hours old
      When I type "www.a.de" into "Feedback"
      And I tap "Send"
      And I tap "Send"
      And 10 minutes pass
      And I type "www.b.de" into "Feedback"
      And I tap "Send"
      Then I see the toast "You can send a link again in 24 h."
      And the server received 1 request
      And "Feedback" reads "www.b.de"
      And "Send" is enabled
      And it is not loading
      When 19 hours pass
      And I tap "Send"
      Then I see the toast "You can send a link again in 5 h."
      When 289 minutes pass
      And I tap "Send"
      Then I see the toast "You can send a link again in 1 min."
      When 1 minute passes
      And I tap "Send"
      Then I see the toast "Tap \"Send\" again to send a link."
      When I tap "Send"
      Then the server received the feedback "www.b.de" for review

    Scenario: Each link begins 24 hours of its own, and text without a link begins none
      When I type "www.a.de" into "Feedback"
      And I tap "Send"
      And I tap "Send"
      And 1 day passes
      And I type "www.b.de" into "Feedback"
      And I tap "Send"
      And I tap "Send"
      Then the server received 2 feedback
      When 10 hours pass
      And I type "Great app" into "Feedback"
      And I tap "Send"
      Then I see the toast "Thanks for your feedback."
      When 10 hours pass
      And I type "www.c.de" into "Feedback"
      And I tap "Send"
      Then I see the toast "You can send a link again in 4 h."

    @race
    Scenario: The 24 hours begin when the server confirms the link
      Given the server holds its answers
      When I type "www.a.de" into "Feedback"
      And I tap "Send"
      And I tap "Send"
      And 5 hours pass
      And the server answers at once
      And 22 hours pass
      And I type "www.b.de" into "Feedback"
      And I tap "Send"
      Then I see the toast "You can send a link again in 2 h."

    Scenario Outline: Text with <what> has to wait
      When I type "www.a.de" into "Feedback"
      And I tap "Send"
      And I tap "Send"
      And 10 minutes pass
      And I type "<text>" into "Feedback"
      And I tap "Send"
      Then I see the toast "You can send a link again in 24 h."
      And the server received 1 feedback

      Examples:
        | what                    | text                |
        | a link                  | See http://a.de now |
        | a safe link in capitals | HTTPS://APPS.DE     |
        | the same link again     | www.a.de            |

    Scenario Outline: Text with <what> need not wait
      When I type "www.a.de" into "Feedback"
      And I tap "Send"
      And I tap "Send"
      And 10 minutes pass
      And I type "<text>" into "Feedback"
      And I tap "Send"
      Then I see the toast "Thanks for your feedback."
      And the server received the feedback "<text>"

      Examples:
        | what                    | text             |
        | no link                 | Great app        |
        | another kind of address | Try ftp://a.de   |
        | half of a link          | It is on the www |

  Rule: Only what the server has confirmed counts

    @failure
    Scenario: A link that failed does not count
      Given the next answer times out
      When I type "www.a.de" into "Feedback"
      And I tap "Send"
      And I tap "Send"
      Then I see the toast "Couldn't send. Your text is kept."
      When I tap "Send"
      Then I see the toast "Thanks. A moderator reads it first."
      And the server received 1 feedback

    @race
    Scenario: A link that was sent counts, even if it was edited meanwhile
      Given the server holds its answers
      When I type "www.a.de" into "Feedback"
      And I tap "Send"
      And I tap "Send"
      And I clear "Feedback"
      And the server answers at once
      And 10 minutes pass
      And I type "www.b.de" into "Feedback"
      And I tap "Send"
      Then I see the toast "You can send a link again in 24 h."

    @race
    Scenario: A link that was written while something else was sent does not count
      Given the server holds its answers
      When I type "Great app" into "Feedback"
      And I tap "Send"
      And I type ": www.a.de" into "Feedback"
      And the server answers at once
      And 10 minutes pass
      And I tap "Send"
      Then I see the toast "Tap \"Send\" again to send a link."

  Rule: Each account has its own count, which the device keeps

    Scenario: Another account need not wait, and the first still has to
      When I type "www.a.de" into "Feedback"
      And I tap "Send"
      And I tap "Send"
      And I tap "Log out"
      And I am logged in as "alan"
      And I type "www.a.de" into "Feedback"
      And I tap "Send"
      And I tap "Send"
      Then I see the toast "Thanks. A moderator reads it first."
      When I tap "Log out"
      And 4 hours pass
      And I am logged in as "ada"
      And I type "www.b.de" into "Feedback"
      And I tap "Send"
      Then I see the toast "You can send a link again in 20 h."
      And the server received no feedback

    Scenario: A new launch of the app does not shorten the wait
      When I type "www.a.de" into "Feedback"
      And I tap "Send"
      And I tap "Send"
      And the app is launched
      And 10 minutes pass
      And I am logged in as "ada"
      And I type "www.b.de" into "Feedback"
      And I tap "Send"
      Then I see the toast "You can send a link again in 24 h."
      And the server received 0 requests

  Rule: Only the first reason is told

    Scenario: Blank, then too long, then too early, then a link too early, then a question
      When I type "www.a.de" into "Feedback"
      And I tap "Send"
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
      Then I see the toast "You can send a link again in 24 h."
      When 1430 minutes pass
      And I tap "Send"
      Then I see the toast "Tap \"Send\" again to send a link."
      And the server received 1 request

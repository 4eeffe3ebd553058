Feature: The server says how long feedback may be
  The app sends any text that is not blank. A server that finds it too long says what it takes.

  Background:
    Given the server has 3 articles
    And I am logged in as "ada"

  Rule: The server decides

    @unicode
    Scenario Outline: More than 280 characters are sent if the server takes them (<what>)
      When I type "<text>" into "Feedback"
      Then "Send" is enabled
      When I tap "Send"
      Then I see the toast "Thanks for your feedback."
      And the server received the feedback "<text>"
      And "Feedback" reads ""

      Examples:
        | what              | text |
        | one more than 280 | A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.! |
        | 500 with thumbs   | A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽 |

    Scenario: The person is told what the server takes, and the text is kept
      When I type "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less." into "Feedback"
      And I tap "Send"
      Then I see the toast "Keep it to 500 characters."
      And the server received no feedback
      And "Feedback" reads "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less."
      And "Send" is enabled
      And it is not loading

    Scenario: Another server takes another length
      Given the server takes 40 characters
      When I type "A sentence of forty characters, no less.!" into "Feedback"
      And I tap "Send"
      Then I see the toast "Keep it to 40 characters."
      And the server received no feedback

    Scenario: A text that was too long can be sent once it is shorter
      When I type "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less." into "Feedback"
      And I tap "Send"
      And I clear "Feedback"
      And I type "Well done." into "Feedback"
      And I tap "Send"
      Then I see the toast "Thanks for your feedback."
      And the server received 1 feedback
      And the server received the feedback "Well done."

  Rule: What the app decides stays

    Scenario: Blank feedback does not reach the server
      When I type "   " into "Feedback"
      And I tap "Send"
      Then I see the toast "Write something first."
      And the server received 0 requests

    @failure
    Scenario: Any other failure says so, whatever the length
      Given the next answer is 500
      When I type "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less." into "Feedback"
      And I tap "Send"
      Then I see the toast "Couldn't send. Your text is kept."
      And "Feedback" reads "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less."

    Scenario: The end of the session has only its own toast
      Given my session expires
      When I type "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less." into "Feedback"
      And I tap "Send"
      Then the screens are "Log in"
      And I see the toast "Your session has ended. Log in again."

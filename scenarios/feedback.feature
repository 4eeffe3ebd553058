Feature: Feedback
  A few words to the people who make the app: at least something, at most 280 characters,
  counted as a person counts them. One tap never sends twice.

  Background:
    Given the server has 3 articles
    And I am logged in as "ada"

  Rule: Feedback that is sent is cleared

    Scenario: The server gets the words, the person gets thanks
      When I type "Great app" into "Feedback"
      Then I see the text "9/280"
      When I tap "Send"
      Then I see the toast "Thanks for your feedback."
      And the server received the feedback "Great app"
      And "Feedback" reads ""
      And I see the text "0/280"

    Scenario: Text that is pasted counts like typed text
      When I type "Great" into "Feedback"
      And I paste " app" into "Feedback"
      Then I see the text "9/280"
      When I tap "Send"
      Then the server received the feedback "Great app"

    @race
    Scenario: Words typed while sending stay
      Given the server holds its answers
      When I type "Great" into "Feedback"
      And I tap "Send"
      And I type " app" into "Feedback"
      And the server answers
      Then I see the toast "Thanks for your feedback."
      And the server received the feedback "Great"
      And "Feedback" reads "Great app"

    @race
    Scenario: A field that was edited, and holds the sent words again, is cleared
      Given the server holds its answers
      When I type "Great" into "Feedback"
      And I tap "Send"
      And I clear "Feedback"
      And I type "Great" into "Feedback"
      And the server answers
      Then I see the toast "Thanks for your feedback."
      And "Feedback" reads ""

    Scenario: More feedback can be sent, and each is sent as it was written
      When I type "Great app" into "Feedback"
      And I tap "Send"
      And I type "Really" into "Feedback"
      And I tap "Send"
      Then the server received 2 feedback
      And the server received the feedback "Really"
      When I type " So good  " into "Feedback"
      And I tap "Send"
      Then the server received the feedback " So good  "
      When I tap "Send"
      Then I see the toast "Write something first."

  Rule: One tap never sends twice

    @race
    Scenario: More taps while sending send nothing
      Given the server holds its answers
      When I type "Great app" into "Feedback"
      And I tap "Send"
      And I try to tap "Send"
      And I try to tap "Send"
      And the server answers at once
      Then the server received 1 request
      And the server received 1 feedback
      And I see the toast "Thanks for your feedback."

    @failure
    Scenario: Feedback that could not be sent is not sent again until the person taps again
      Given the next answer is 500
      When I type "Great app" into "Feedback"
      And I tap "Send"
      Then the server received 1 request
      When I tap "Send"
      Then the server received 2 requests
      And the server received the feedback "Great app"

  Rule: Blank feedback does not reach the server

    Scenario: Nothing, spaces, and tabs and other white space are all blank
      When I tap "Send"
      Then I see the toast "Write something first."
      When I type "   " into "Feedback"
      And I tap "Send"
      Then I see the toast "Write something first."
      When I type "	　" into "Feedback"
      And I tap "Send"
      Then I see the toast "Write something first."
      And the server received no feedback

    Scenario: Blank feedback is blank however long it is
      When I type "                                                                                                                                                                                                                                                                                         " into "Feedback"
      Then I see the text "281/280"
      When I tap "Send"
      Then I see the toast "Write something first."
      And the server received no feedback

  @unicode
  Rule: Characters are counted as a person counts them

    Scenario Outline: The counter counts <what> as <count>
      When I type "<text>" into "Feedback"
      Then I see the text "<count>/280"
      When I tap "Send"
      Then the server received the feedback "<text>"

      Examples:
        | what                         | text | count |
        | a thumb with a skin tone     | 👍🏽 | 1     |
        | a family of four             | 👨‍👩‍👧‍👦 | 1     |
        | two flags                    | 🇨🇳🇫🇷 | 2     |
        | a word with a combining mark | café | 4     |

    Scenario Outline: 280 characters may be sent (<what>)
      When I type "<text>" into "Feedback"
      Then I see the text "280/280"
      When I tap "Send"
      Then I see the toast "Thanks for your feedback."
      And the server received 1 feedback

      Examples:
        | what   | text |
        | prose  | A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less. |
        | thumbs | A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽 |

    Scenario Outline: 281 characters are too many (<what>)
      When I type "<text>" into "Feedback"
      Then I see the text "281/280"
      When I tap "Send"
      Then I see the toast "Keep it to 280 characters."
      And the server received no feedback

      Examples:
        | what            | text |
        | prose           | A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.! |
        | combining marks | A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.ééééééééééééééééééééééééééééééééééééééééé |

Feature: Feedback of any length
  A person writes as much as they like, and the counter tells how much that is.

  Background:
    Given the server has 3 articles
    And I am logged in as "ada"

  Rule: No text is too long

    @unicode
    Scenario Outline: The whole text is sent (<what>)
      When I type "<text>" into "Feedback"
      Then I see the text "<count>"
      And "Send" is enabled
      When I tap "Send"
      Then I see the toast "Thanks for your feedback."
      And the server received the feedback "<text>"
      And "Feedback" reads ""
      And I see the text "0"

      Examples:
        | what              | count | text |
        | one more than 280 | 281   | A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.! |
        | combining marks   | 321   | A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.ééééééééééééééééééééééééééééééééééééééééé |
        | thumbs            | 300   | A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽 |
        | a whole page      | 2000  | A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less. |

  Rule: The counter shows the length and nothing else

    Scenario: The counter goes on counting
      When I type "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less." into "Feedback"
      Then I see the text "280"
      And I do not see the text "280/280"
      When I type "!" into "Feedback"
      Then I see the text "281"
      And I do not see the text "281/280"
      When I clear "Feedback"
      Then I see the text "0"

  Rule: Long feedback is treated as any other

    @failure
    Scenario: A long text that could not be sent is kept whole and can be sent again
      Given the next answer times out
      When I type "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less." into "Feedback"
      And I tap "Send"
      Then I see the toast "Couldn't send. Your text is kept."
      And "Feedback" reads "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less."
      And I see the text "320"
      When I tap "Send"
      Then the server received the feedback "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less."
      And the server received 1 feedback

    @race
    Scenario: Words added to a long text while it is sent stay
      Given the server holds its answers
      When I type "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less." into "Feedback"
      And I tap "Send"
      Then "Send" is disabled
      When I type " And more." into "Feedback"
      And I try to tap "Send"
      And the server answers at once
      Then the server received 1 feedback
      And I see the toast "Thanks for your feedback."
      And "Feedback" reads "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less. And more."
      And I see the text "330"
      When I tap "Send"
      Then the server received the feedback "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less. And more."

    @race
    Scenario: Logging out while a long text is under way sends nothing more
      Given the server holds its answers
      When I type "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less." into "Feedback"
      And I tap "Send"
      And I tap "Log out"
      Then the server cancelled 1 request
      When the server answers at once
      Then the screens are "Log in"
      And I see no toast

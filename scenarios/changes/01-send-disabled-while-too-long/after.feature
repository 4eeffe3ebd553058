Feature: Send is disabled while the text is too long
  A text over the limit cannot be sent, so "Send" is disabled while the text is over it.
  Everything else about the feedback stays as it is.

  Background:
    Given the server has 3 articles
    And I am logged in as "ada"

  Rule: The button follows the text, edit by edit

    Scenario: One character too many disables the button
      When I type "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less." into "Feedback"
      Then I see the text "280/280"
      And "Send" is enabled
      When I type "!" into "Feedback"
      Then I see the text "281/280"
      And "Send" is disabled
      When I type "!" into "Feedback"
      Then I see the text "282/280"
      And "Send" is disabled
      When I try to tap "Send"
      Then I see no toast
      And the server received no feedback
      And "Feedback" reads "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.!!"

    Scenario: A shorter text enables it again, and can be sent
      When I type "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.!" into "Feedback"
      And I clear "Feedback"
      Then "Send" is enabled
      When I type "Great app" into "Feedback"
      And I tap "Send"
      Then I see the toast "Thanks for your feedback."
      And the server received the feedback "Great app"
      And "Send" is enabled

    @unicode
    Scenario: Characters are counted as a person counts them
      When I type "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽" into "Feedback"
      And I type "👨‍👩‍👧‍👦" into "Feedback"
      Then I see the text "280/280"
      And "Send" is enabled
      When I type "🇨🇳" into "Feedback"
      Then I see the text "281/280"
      And "Send" is disabled

    Scenario: Blank text leaves it enabled, and a tap still says what is missing
      When I type "   " into "Feedback"
      Then "Send" is enabled
      When I tap "Send"
      Then I see the toast "Write something first."

    Scenario: It is still disabled after reading an article
      When I type "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.!" into "Feedback"
      And I select row 1
      And I go back
      Then "Send" is disabled

    Scenario: After the next log-in the field is empty and the button enabled
      When I type "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.!" into "Feedback"
      And I tap "Log out"
      And I type "alan" into "Username"
      And I type "turing" into "Password"
      And I tap "Log in"
      Then "Feedback" reads ""
      And "Send" is enabled

  @race
  Rule: Sending and typing at the same time

    Background:
      Given the server holds its answers
      And I type "A" into "Feedback"
      And I tap "Send"

    Scenario: Shortening the text does not enable the button before the answer
      When I type "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less." into "Feedback"
      And I clear "Feedback"
      Then "Send" is disabled
      When the server answers
      Then "Send" is enabled

    Scenario: A text that grew too long meanwhile stays, and so does the disabled button
      When I type "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less." into "Feedback"
      And the server answers
      Then I see the toast "Thanks for your feedback."
      And I see the text "281/280"
      And "Send" is disabled
      And it is not loading
      When I clear "Feedback"
      Then "Send" is enabled

    @failure
    Scenario: A failure does not enable the button either
      When I type "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less." into "Feedback"
      And the next answer is 500
      And the server answers
      Then I see the toast "Couldn't send. Your text is kept."
      And "Send" is disabled
      When I clear "Feedback"
      Then "Send" is enabled

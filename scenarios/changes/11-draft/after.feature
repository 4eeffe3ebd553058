Feature: A draft of the feedback
  What a person has written and not sent is there again when they log in the next time.

  Background:
    Given the server has 3 articles
    And I am logged in as "ada"

  Rule: The draft is there at the next log-in

    Scenario: After logging out
      When I type "Great app" into "Feedback"
      And I tap "Log out"
      And I am logged in as "ada"
      Then "Feedback" reads "Great app"
      And I see the text "9/280"
      When I type "!" into "Feedback"
      And I tap "Send"
      Then the server received the feedback "Great app!"
      And I see the toast "Thanks for your feedback."

    Scenario: It can be sent as it is
      When I type "Great app" into "Feedback"
      And I tap "Log out"
      And I am logged in as "ada"
      And I tap "Send"
      Then the server received the feedback "Great app"
      And "Feedback" reads ""
      And I see the text "0/280"

    Scenario: After the server has ended the session
      When I type "Great app" into "Feedback"
      And my session expires
      And I pull to refresh
      Then the screens are "Log in"
      When I am logged in as "ada"
      Then "Feedback" reads "Great app"

    Scenario: After the feedback itself found that the session had ended
      When I type "Great app" into "Feedback"
      And my session expires
      And I tap "Send"
      Then the screens are "Log in"
      And I see the toast "Your session has ended. Log in again."
      When I am logged in as "ada"
      Then "Feedback" reads "Great app"

    @failure
    Scenario: After a failure, which kept the text
      When I type "Great app" into "Feedback"
      And the next answer is 500
      And I tap "Send"
      And I tap "Log out"
      And I am logged in as "ada"
      Then "Feedback" reads "Great app"

    Scenario: Also the second time, and also if it was not touched
      When I type "Great app" into "Feedback"
      And I tap "Log out"
      And I am logged in as "ada"
      And I tap "Log out"
      And I am logged in as "ada"
      Then "Feedback" reads "Great app"

    Scenario: A draft that is too long comes back whole
      When I type "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.!" into "Feedback"
      And I tap "Log out"
      And I am logged in as "ada"
      Then I see the text "281/280"
      When I tap "Send"
      Then I see the toast "Keep it to 280 characters."

  Rule: Each person has a draft of their own

    Scenario: Nobody sees the draft of somebody else
      When I type "Great app" into "Feedback"
      And I tap "Log out"
      And I am logged in as "alan"
      Then "Feedback" reads ""
      And I see the text "0/280"
      When I type "Bad app" into "Feedback"
      And I tap "Log out"
      And I am logged in as "ada"
      Then "Feedback" reads "Great app"
      When I tap "Log out"
      And I am logged in as "alan"
      Then "Feedback" reads "Bad app"

    Scenario: Sending one's own draft leaves the other's
      When I type "Great app" into "Feedback"
      And I tap "Log out"
      And I am logged in as "alan"
      And I type "Bad app" into "Feedback"
      And I tap "Send"
      And I tap "Log out"
      And I am logged in as "ada"
      Then "Feedback" reads "Great app"

    Scenario: A log-in that fails changes nobody's draft
      When I type "Great app" into "Feedback"
      And I tap "Log out"
      And I type "alan" into "Username"
      And I type "guess" into "Password"
      And I tap "Log in"
      Then I see the toast "Wrong username or password."
      When I clear "Username"
      And I am logged in as "ada"
      Then "Feedback" reads "Great app"

    Scenario: Spaces around the username make nobody another person
      When I type "Great app" into "Feedback"
      And I tap "Log out"
      And I type "  ada " into "Username"
      And I type "lovelace" into "Password"
      And I tap "Log in"
      Then "Feedback" reads "Great app"

  Rule: What was sent or taken back is no draft

    Scenario: After sending there is none
      When I type "Great app" into "Feedback"
      And I tap "Send"
      And I tap "Log out"
      And I am logged in as "ada"
      Then "Feedback" reads ""

    Scenario: Nor after clearing the field
      When I type "Great app" into "Feedback"
      And I clear "Feedback"
      And I tap "Log out"
      And I am logged in as "ada"
      Then "Feedback" reads ""

    @race
    Scenario: Words typed while sending are
      Given the server holds its answers
      When I type "Great" into "Feedback"
      And I tap "Send"
      And I type " app" into "Feedback"
      And the server answers at once
      And I tap "Log out"
      And I am logged in as "ada"
      Then "Feedback" reads "Great app"

    @race
    Scenario: So is feedback that was still under way at log-out, since nobody knows whether it arrived
      Given the server holds its answers
      When I type "Great app" into "Feedback"
      And I tap "Send"
      And I tap "Log out"
      Then the server cancelled 1 request
      When the server answers at once
      And I am logged in as "ada"
      Then "Feedback" reads "Great app"
      And "Send" is enabled
      And I see no toast

  Rule: Drafts stay until the app is closed

    Scenario: Reading an article in between changes nothing
      When I type "Great app" into "Feedback"
      And I select row 1
      And I go back
      Then "Feedback" reads "Great app"
      When I tap "Log out"
      And I am logged in as "ada"
      Then "Feedback" reads "Great app"

    Scenario: A new start of the app has no drafts
      When I type "Great app" into "Feedback"
      And the app is launched
      And I am logged in as "ada"
      Then "Feedback" reads ""

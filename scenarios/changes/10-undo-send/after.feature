Feature: Feedback can be taken back
  After sending, "Undo" takes the last feedback back from the server, and its words return to the field.

  Background:
    Given the server has 3 articles
    And I am logged in as "ada"

  Rule: The last feedback is taken back

    Scenario: The server no longer has it, and the words are in the field again
      Then "Undo" is disabled
      When I type "Great app" into "Feedback"
      And I tap "Send"
      Then I see the toast "Thanks for your feedback."
      And "Undo" is enabled
      When I tap "Undo"
      Then I see the toast "Taken back."
      And the server received no feedback
      And "Feedback" reads "Great app"
      And I see the text "9/280"
      And "Undo" is disabled
      And "Send" is enabled
      And it is not loading

    Scenario: What was taken back can be corrected and sent again
      When I type "Great ap" into "Feedback"
      And I tap "Send"
      And I tap "Undo"
      And I type "p" into "Feedback"
      And I tap "Send"
      Then the server received the feedback "Great app"
      And the server received 1 feedback
      And "Feedback" reads ""
      When I tap "Undo"
      Then the server received no feedback
      And "Feedback" reads "Great app"

    Scenario: Only the last one, and each only once
      When I type "First" into "Feedback"
      And I tap "Send"
      And I type "Second" into "Feedback"
      And I tap "Send"
      And I tap "Undo"
      Then "Feedback" reads "Second"
      And the server received the feedback "First"
      And the server received 1 feedback
      When I clear "Feedback"
      Then "Undo" is disabled

    Scenario: Reading, searching and refreshing in between changes nothing
      When I type "Great app" into "Feedback"
      And I tap "Send"
      And I select row 1
      And I go back
      And I type "2" into "Search"
      And I pull to refresh
      Then "Undo" is enabled
      When I tap "Undo"
      Then the server received no feedback
      And "Feedback" reads "Great app"

  Rule: "Undo" is enabled while the field is empty

    Scenario: Whoever writes something new does not undo
      When I type "First" into "Feedback"
      And I tap "Send"
      And I type "S" into "Feedback"
      Then "Undo" is disabled
      When I clear "Feedback"
      Then "Undo" is enabled
      When I type " " into "Feedback"
      Then "Undo" is disabled

    @race
    Scenario: Nor does whoever went on writing while it was sent
      Given the server holds its answers
      When I type "Great" into "Feedback"
      And I tap "Send"
      Then "Undo" is disabled
      When I type " app" into "Feedback"
      And the server answers
      Then "Feedback" reads "Great app"
      And "Undo" is disabled
      When I clear "Feedback"
      Then "Undo" is enabled
      When I tap "Undo"
      And the server answers
      Then "Feedback" reads "Great"

    @failure
    Scenario: Feedback that could not be sent leaves what was sent before
      When I type "First" into "Feedback"
      And I tap "Send"
      And the next answer is 500
      And I type "Second" into "Feedback"
      And I tap "Send"
      Then I see the toast "Couldn't send. Your text is kept."
      And "Undo" is disabled
      When I clear "Feedback"
      And I tap "Undo"
      Then "Feedback" reads "First"
      And the server received no feedback

    @failure
    Scenario: Without anything sent there is nothing to undo
      Given the next answer is 500
      When I type "Great app" into "Feedback"
      And I tap "Send"
      And I clear "Feedback"
      Then "Undo" is disabled

    Scenario: A tap on "Send" that sends nothing changes nothing
      When I type "Great app" into "Feedback"
      And I tap "Send"
      And I tap "Send"
      Then I see the toast "Write something first."
      And "Undo" is enabled

  @race
  Rule: While it is taken back nothing else is sent

    Background:
      Given I type "Great app" into "Feedback"
      And I tap "Send"
      And the server holds its answers

    Scenario: Both buttons are disabled, and one tap takes back once
      When I tap "Undo"
      Then it is loading
      And "Undo" is disabled
      And "Send" is disabled
      When I try to tap "Undo"
      And I try to tap "Send"
      Then the server received 2 requests
      When the server answers at once
      Then I see the toast "Taken back."
      And it is not loading
      And "Send" is enabled
      And the server received 2 requests

    Scenario: The words come back before what was written meanwhile
      When I tap "Undo"
      And I type ", really" into "Feedback"
      And the server answers
      Then "Feedback" reads "Great app, really"
      And I see the text "17/280"
      And "Undo" is disabled

    Scenario: A refresh under way at the same time keeps loading
      When I tap "Undo"
      And I pull to refresh
      And the server answers
      Then I see the toast "Taken back."
      And it is loading
      When the server answers
      Then it is not loading

    Scenario: Logging out leaves the feedback where it is
      When I tap "Undo"
      And I tap "Log out"
      Then the server cancelled 1 request
      When the server answers at once
      Then the screens are "Log in"
      And I see no toast
      And the server received the feedback "Great app"

  @failure
  Rule: What could not be taken back can be tried again

    Scenario Outline: "Undo" stays when <trouble>
      Given I type "Great app" into "Feedback"
      And I tap "Send"
      And <trouble>
      When I tap "Undo"
      Then I see the toast "Couldn't take it back."
      And "Feedback" reads ""
      And it is not loading
      And the server received the feedback "Great app"
      When the server is back online
      And I tap "Undo"
      Then I see the toast "Taken back."
      And "Feedback" reads "Great app"
      And the server received no feedback

      Examples:
        | trouble                       |
        | the server is offline         |
        | the next answer is 500        |
        | the next answer is 404        |

    @race
    Scenario: What was written meanwhile stays
      Given I type "Great app" into "Feedback"
      And I tap "Send"
      And the server holds its answers
      When I tap "Undo"
      And I type "Second" into "Feedback"
      And the next answer is 500
      And the server answers
      Then I see the toast "Couldn't take it back."
      And "Feedback" reads "Second"
      And "Undo" is disabled
      And "Send" is enabled

  Rule: The end of the session is the end of "Undo"

    Scenario: After the session has ended it leads to "Log in"
      Given I type "Great app" into "Feedback"
      And I tap "Send"
      And my session expires
      When I tap "Undo"
      Then the screens are "Log in"
      And I see the toast "Your session has ended. Log in again."

    Scenario: At the next log-in there is nothing to undo
      Given I type "Great app" into "Feedback"
      And I tap "Send"
      When I tap "Log out"
      And I am logged in as "ada"
      Then "Undo" is disabled
      And "Feedback" reads ""

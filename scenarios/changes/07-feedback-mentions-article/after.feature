Feature: Feedback mentions the article that was read last
  Whoever answers feedback wants to know what the person had just read.

  Background:
    Given the server has the articles:
      | title     | author | age | body                      |
      | Fast cars | Ada    | 1 h | They go round and round.  |
      | Slow food | Grace  | 2 h | It simmers the whole day. |
      | Deep sea  | Alan   | 3 h | It is dark down there.    |
    And I am logged in as "ada"

  Rule: The article opened last is mentioned, however it was opened

    Scenario: Without an article the words are sent as they are
      When I type "Great app" into "Feedback"
      And I tap "Send"
      Then the server received the feedback "Great app"

    Scenario: An article opened from its row is mentioned, and the field is cleared all the same
      When I select row 2
      And I go back
      And I type "Great app" into "Feedback"
      Then I see the text "9/280"
      When I tap "Send"
      Then the server received the feedback "Great app (last read: Slow food)"
      And I see the toast "Thanks for your feedback."
      And "Feedback" reads ""
      And I see the text "0/280"

    @link
    Scenario: So is one opened by a link
      When I open the link "triptych://article/3"
      And I open the link "triptych://news"
      And I type "Great app" into "Feedback"
      And I tap "Send"
      Then the server received the feedback "Great app (last read: Deep sea)"

    Scenario: Of several the last one counts, and each feedback mentions its own
      When I select row 1
      And I go back
      And I type "First" into "Feedback"
      And I tap "Send"
      And I select row 2
      And I go back
      And I select row 1
      And I go back
      And I select row 3
      And I go back
      And I type "Second" into "Feedback"
      And I tap "Send"
      Then the server received the feedback "First (last read: Fast cars)"
      And the server received the feedback "Second (last read: Deep sea)"

  @link
  Rule: An article that did not open was not read

    Scenario Outline: A link that leads nowhere changes nothing (<trouble>)
      When I select row 1
      And I go back
      And <trouble>
      And I open the link "triptych://article/<article>"
      And the server is back online
      And I type "Great app" into "Feedback"
      And I tap "Send"
      Then the server received the feedback "Great app (last read: Fast cars)"

      Examples:
        | trouble                | article |
        | 5 minutes pass         | 999     |
        | the server is offline  | 2       |
        | the next answer is 500 | 2       |

    @race
    Scenario: Of two links the one that opened counts
      Given the server holds its answers
      When I open the link "triptych://article/1"
      And I open the link "triptych://article/2"
      And the server answers at once
      And I go back
      And I type "Great app" into "Feedback"
      And I tap "Send"
      Then the server received the feedback "Great app (last read: Slow food)"

  Rule: The moment of the tap counts

    @race
    Scenario: An article opened while the feedback is under way comes too late
      Given I type "Great app" into "Feedback"
      And the server holds its answers
      When I tap "Send"
      And I select row 1
      And the server answers
      And I go back
      Then the server received the feedback "Great app"
      And "Feedback" reads ""

    @failure
    Scenario: What could not be sent mentions the article read by the time it is sent again
      Given I select row 1
      And I go back
      And I type "Great app" into "Feedback"
      And the next answer is 500
      When I tap "Send"
      Then I see the toast "Couldn't send. Your text is kept."
      And "Feedback" reads "Great app"
      When I select row 2
      And I go back
      And I tap "Send"
      Then the server received the feedback "Great app (last read: Slow food)"
      And the server received 1 feedback

  Rule: Only the words of the person count towards the limit

    Scenario: 280 characters may be sent after reading
      When I select row 2
      And I go back
      And I type "A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less.A sentence of forty characters, no less." into "Feedback"
      And I tap "Send"
      Then I see the toast "Thanks for your feedback."
      And the server received 1 feedback

  Rule: A new session begins with nothing read

    Scenario: What one person read is not mentioned in the feedback of the next
      When I select row 1
      And I go back
      And I tap "Log out"
      And I am logged in as "alan"
      And I type "Great app" into "Feedback"
      And I tap "Send"
      Then the server received the feedback "Great app"

    Scenario: Nor after a session that the server has ended
      When I select row 1
      And I go back
      And my session expires
      And I pull to refresh
      And I am logged in as "alan"
      And I type "Great app" into "Feedback"
      And I tap "Send"
      Then the server received the feedback "Great app"

    @link @race
    Scenario: A link still under way at log-out was not read
      Given the server holds its answers
      When I open the link "triptych://article/1"
      And I tap "Log out"
      And the server answers at once
      And I am logged in as "ada"
      And I type "Great app" into "Feedback"
      And I tap "Send"
      Then the server received the feedback "Great app"

    @link
    Scenario: A link that waited for the log-in is read in the new session
      When I select row 1
      And I go back
      And I tap "Log out"
      And I open the link "triptych://article/2"
      And I type "alan" into "Username"
      And I type "turing" into "Password"
      And I tap "Log in"
      And I go back
      And I type "Great app" into "Feedback"
      And I tap "Send"
      Then the server received the feedback "Great app (last read: Slow food)"

Feature: The latest article has a screen
  A button on "News" opens a screen with nothing but the newest article, and a button to read it.

  Rule: It shows the newest article

    Scenario: The title, the author and the age, as soon as the server answers
      Given the server has 3 articles
      And I am logged in as "ada"
      And the server holds its answers
      When I tap "Latest"
      Then the screens are "News", "Latest"
      And it is loading
      And I do not see the text "Article 1"
      And "Read" is disabled
      And the server received 1 request
      When the server answers
      Then I see the text "Article 1"
      And I see the text "Author 1 · 1 h ago"
      And "Read" is enabled
      And it is not loading

    Scenario: The server is asked for it, whatever the rows show
      Given the server has 3 articles
      And I am logged in as "ada"
      And I type "Article 2" into "Search"
      And 1 new article is published
      When I tap "Latest"
      Then I see the text "New article 1"
      And I see the text "New author 1 · just now"
      When I tap "Read"
      Then I see the text "Body of new article 1."

    Scenario: Without articles it says so, and there is nothing to read
      Given the server has no articles
      And I am logged in as "ada"
      When I tap "Latest"
      Then I see the text "No news yet."
      And "Read" is disabled
      And it is not loading

  Rule: It leads to the article, and back

    Background:
      Given the server has 3 articles
      And I am logged in as "ada"

    Scenario: "Read" opens the article, and going back finds the screen as it was
      When I tap "Latest"
      And I tap "Read"
      Then the screens are "News", "Latest", "Article"
      And I see the text "Article 1"
      When I go back
      Then the screens are "News", "Latest"
      And I see the text "Article 1"
      And the server received 1 request

    Scenario: "News" leads back
      When I tap "Latest"
      And I tap "News"
      Then the screens are "News"
      And I see 3 rows

    @race
    Scenario: Going back before the answer cancels the request
      Given the server holds its answers
      When I tap "Latest"
      And I go back
      Then the server cancelled 1 request
      When the server answers at once
      Then the screens are "News"
      And I see no toast

  @failure
  Rule: A failure is told

    Background:
      Given the server has 3 articles
      And I am logged in as "ada"

    Scenario: The message says why, and the next visit tries again
      Given the server is offline
      When I tap "Latest"
      Then I see the toast "Can't reach the server. Check your connection."
      And the screens are "News", "Latest"
      And "Read" is disabled
      And it is not loading
      When the server is back online
      And I go back
      And I tap "Latest"
      Then I see the text "Article 1"

    Scenario: The end of the session closes everything
      Given my session expires
      When I tap "Latest"
      Then the screens are "Log in"
      And I see the toast "Your session has ended. Log in again."

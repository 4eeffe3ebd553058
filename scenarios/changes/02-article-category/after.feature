Feature: Articles have a category
  An article may have a category, such as "Swift". A row shows it after the age, the article below its byline.
  An article without a category looks as before.

  Background:
    Given the server has the articles:
      | title      | author | age    | body          | category   |
      | Actors     | Ann    | 5 min  | They isolate. | Swift      |
      | Zebra born | Bob    | 2 h    | Stripes.      |            |
      | Noodles    | Cid    | 3 d    | Very long.    | 食べ物 🍜  |
    And I am logged in as "ada"

  Rule: A row shows the category after the age

    Scenario: With a category and without one
      Then I see the rows:
        | title      | subtitle                |
        | Actors     | Ann · 5 min ago · Swift |
        | Zebra born | Bob · 2 h ago           |
        | Noodles    | Cid · 3 d ago · 食べ物 🍜 |

    Scenario: The age grows, the category stays
      When 2 hours pass
      And I pull to refresh
      Then row 1 reads "Actors" and "Ann · 2 h ago · Swift"
      And row 2 reads "Zebra born" and "Bob · 4 h ago"

    Scenario: The rows that a search finds have it too
      When I type "act" into "Search"
      Then I see the rows:
        | title  | subtitle                |
        | Actors | Ann · 5 min ago · Swift |

    Scenario: An article that gets a category has it after a refresh
      Given the server has the articles:
        | title      | author | age | body     | category |
        | Zebra born | Bob    | 2 h | Stripes. | Animals  |
      When I pull to refresh
      Then row 1 reads "Zebra born" and "Bob · 2 h ago · Animals"

  Rule: The article shows the category in a line of its own

    Scenario: Opened from its row
      When I select row 1
      Then I see the text "Ann · 5 min ago"
      And I see the text "Swift"
      And I see the text "They isolate."
      And I do not see the text "Ann · 5 min ago · Swift"

    Scenario: Without a category there is no such line
      When I select row 2
      Then I see the text "Bob · 2 h ago"
      And I do not see the text "Swift"
      And I do not see the text "nil"
      And I do not see the text "食べ物 🍜"

    @link
    Scenario: Opened by a link
      When I open the link "triptych://article/3"
      Then I see the text "Cid · 3 d ago"
      And I see the text "食べ物 🍜"

    Scenario: One article after another shows its own
      When I select row 1
      And I go back
      And I select row 3
      Then I see the text "食べ物 🍜"
      And I do not see the text "Swift"
      When I go back
      Then row 1 reads "Actors" and "Ann · 5 min ago · Swift"

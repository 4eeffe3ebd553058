extension MalformedFile {
    /// Files whose lines stand where they may not.
    static let structure = [
        MalformedFile(
            "Not Gherkin at all",
            """

              Dear server,
            """,
            at: "2:3",
            """
            saw "Dear server,"; expected a Feature line, a tag or a comment; \
            correct the line or remove it
            """),
        MalformedFile(
            "A step before anything else",
            """
            # a comment
            Given a step
            """,
            at: "2:1",
            """
            saw "Given a step"; expected a Feature line, a tag or a comment; \
            correct the line or remove it
            """),
        MalformedFile(
            "A scenario without a feature",
            """
            @tag
            Scenario: One
            """,
            at: "2:1",
            """
            saw "Scenario: One"; expected a Feature line, a tag or a comment; \
            correct the line or remove it
            """),
        MalformedFile(
            "Tags without a feature", "@tag\n", at: "2:1",
            """
            saw the end of the file; expected a Feature line, a tag or a comment; \
            correct the line or remove it
            """),
        MalformedFile(
            "A keyword in the wrong case", "feature: News", at: "1:1",
            """
            saw "feature: News"; expected a Feature line, a tag or a comment; \
            correct the line or remove it
            """),
        MalformedFile(
            "A second feature",
            """
            Feature: News
              Scenario: One
                Given a step
            Feature: More news
            """,
            at: "4:1",
            """
            saw "Feature: More news"; expected a step, a table or doc string below the last one, \
            a tag, or an Examples, Rule, Scenario or Scenario Outline line; \
            correct the line or remove it
            """),
        MalformedFile(
            "A second background",
            """
            Feature: News
              Background:
                Given a step
              Background:
            """,
            at: "4:3",
            """
            saw "Background:"; expected a step, a table or doc string below the last one, \
            a tag, or a Rule, Scenario or Scenario Outline line; correct the line or remove it
            """),
        MalformedFile(
            "A background behind a scenario",
            """
            Feature: News
              Scenario: One
                Given a step
              Background:
            """,
            at: "4:3",
            """
            saw "Background:"; expected a step, a table or doc string below the last one, \
            a tag, or an Examples, Rule, Scenario or Scenario Outline line; \
            correct the line or remove it
            """),
        MalformedFile(
            "A misspelt keyword behind a step",
            """
            Feature: News
              Scenario: One
                Given a step
                Whem it runs
            """,
            at: "4:5",
            """
            saw "Whem it runs"; expected a step, a table or doc string below the last one, \
            a tag, or an Examples, Rule, Scenario or Scenario Outline line; \
            correct the line or remove it
            """),
        MalformedFile(
            "Examples of a background",
            """
            Feature: News
              Background:
                Given a step
                Examples:
            """,
            at: "4:5",
            """
            saw "Examples:"; expected a step, a table or doc string below the last one, \
            a tag, or a Rule, Scenario or Scenario Outline line; correct the line or remove it
            """),
        MalformedFile(
            "A step behind examples",
            """
            Feature: News
              Scenario Outline: <n>
                Examples:
                  | n |
                Given a step
            """,
            at: "5:5",
            """
            saw "Given a step"; expected a row, a tag, \
            or an Examples, Rule, Scenario or Scenario Outline line; correct the line or remove it
            """),
        MalformedFile(
            "Tags at the end of a feature", "Feature: News\n@tag", at: "3:1",
            "saw the end of the file; expected a Rule line or a tag; correct the line or remove it"),
        MalformedFile(
            "Tags at the end of a scenario",
            """
            Feature: News
              Scenario: One
                Given a step
              @tag

            """,
            at: "5:1",
            "saw the end of the file; expected a Rule line or a tag; correct the line or remove it"),
        MalformedFile(
            "Tags on a background",
            """
            Feature: News
              @tag
              Background:
            """,
            at: "3:3",
            "saw \"Background:\"; expected a Rule line or a tag; correct the line or remove it"),
        MalformedFile(
            "Tags of a rule without the rule",
            """
            Feature: News
              Rule: One
                @tag
                Given a step
            """,
            at: "4:5",
            "saw \"Given a step\"; expected a Rule line or a tag; correct the line or remove it"),
    ]
}

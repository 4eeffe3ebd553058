extension MalformedFile {
    /// Files with something wrong inside a line, a table or a doc string.
    static let contents = [
        MalformedFile(
            "White space in a tag of a feature", "@news @log in\nFeature: News", at: "1:7",
            """
            saw the tag "@log in"; expected a tag without white space; \
            put an @ before each tag, and - or _ in place of the white space
            """),
        MalformedFile(
            "White space in a tag of examples",
            """
            Feature: News
              Scenario Outline: <n>
                @a@b\t@c\td # comment
                Examples:
            """,
            at: "3:10",
            """
            saw the tag "@c\td"; expected a tag without white space; \
            put an @ before each tag, and - or _ in place of the white space
            """),
        MalformedFile(
            "A ragged table",
            """
            Feature: News
              Scenario: One
                Given a table
                  | a | b |
                  # a comment
                  | c |
            """,
            at: "6:7",
            """
            saw a row of 1 cells; expected 2, as in the first row of the table; \
            give every row the same number of cells, each ended by |
            """),
        MalformedFile(
            "Ragged examples",
            """
            Feature: News
              Scenario Outline: <n>
                Examples:
                | n |
                | 1 | 2 |
            """,
            at: "5:5",
            """
            saw a row of 2 cells; expected 1, as in the first row of the table; \
            give every row the same number of cells, each ended by |
            """),
        MalformedFile(
            "A table without a step",
            """
            Feature: News
              Background:
                | a |
              Scenario: One
                Given a step
                | a |
                ```
                ```
                | a |
                | b |
            """,
            at: "9:5",
            """
            saw "| a |"; expected a step, a table or doc string below the last one, a tag, \
            or an Examples, Rule, Scenario or Scenario Outline line; correct the line or remove it
            """),
        MalformedFile(
            "An open doc string",
            #"""
            Feature: News
              Scenario: One
                Given a text
                  """
                  Given a step
                  ```

            """#,
            at: "7:1",
            #"""
            saw the end of the file; expected """ to end the doc string of line 4; \#
            correct the line or remove it
            """#),
        MalformedFile(
            "A second doc string",
            """
            Feature: News
              Scenario: One
                Given a text
                  ```
                  ```
                  ```json
                  ```
            """,
            at: "6:7",
            """
            saw "```json"; expected a step, a table or doc string below the last one, a tag, \
            or an Examples, Rule, Scenario or Scenario Outline line; correct the line or remove it
            """),
        MalformedFile(
            "A doc string in examples",
            """
            Feature: News
              Scenario Outline: <n>
                Examples:
                  | n |
                  ```
            """,
            at: "5:7",
            """
            saw "```"; expected a row, a tag, \
            or an Examples, Rule, Scenario or Scenario Outline line; correct the line or remove it
            """),
        MalformedFile(
            "An unknown language", "\n  # language: xx_YY\nFeature: News", at: "2:3",
            """
            saw the language "xx_YY"; expected one of \
            de, em, en, en-lol, es, fr, ht, it, ja, no, pt, ru, zh-CN; \
            use one of these, or add the language to the table of dialects
            """),
        MalformedFile(
            "English in a file of another language", "# language: de\nFeature: News", at: "2:1",
            """
            saw "Feature: News"; expected a Feature line, a tag or a comment; \
            correct the line or remove it
            """),
    ]
}

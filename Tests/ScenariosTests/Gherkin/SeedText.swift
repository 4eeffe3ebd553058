/// Feature files that between them hold every construct of Gherkin.
enum SeedText {
    static let all = [everything, chinese, windows]

    private static let everything = #"""
        # language: en
        @feature @slow # comment
        Feature: News
          Free text,
          # with a comment

          Background: always
            Given a server
              | title | age   |
              | a\|b  | 5 min |

          @one
          Example: Reading
            When it sends
              """json
              {"a": \"\"\"}
                indented
              """
            And it waits
            * it ends
              ```
              text
              ```
              | cell |

          Scenario Outline: <n> rows
            Then there are <n> rows of <kind>
            @few
            Examples: Few
              | n | kind |
              | 1 |      |
            @many
            Examples:
              | n  | kind   |
              | 45 | a\\b\n |

          @rule
          Rule: Inner
            Background:
              Given a clock
            Scenario: Empty
            Scenario: Last
              But nothing happens
        """#

    private static let chinese = """
        # language: zh-CN
        @标签
        功能: 新闻
          背景:
            假如服务器有文章
          场景大纲: <数>篇
            当我打开新闻
              | 标题 | <数> |
            那么我看到👩‍👩‍👧e\u{301}
            例子:
              | 数 |
              | 3  |
        """

    private static let windows =
        "\u{FEFF}Feature: A\r\n\r\n@a @b\r\nScenario: B\r\n\t* c\r\n\t```\r\n\td\r\n\t```\r\n"
}

import Testing

@testable import Scenarios

@Suite("Languages")
struct LanguageTests {
    @Test("Chinese, which puts no space behind the keywords of steps")
    func chinese() throws {
        let feature = try read(
            """
            # language: zh-CN
            功能: 新闻
              背景:
                假如服务器有文章
              场景: 阅读
                当我打开新闻
                并且我滚动
                那么我看到文章
                但是没有提示
              规则: 大纲
                场景大纲: <数>篇
                  假设有<数>篇
                  例子:
                    | 数 |
                    | 3  |
            """)
        #expect(feature.name == "新闻")
        #expect(feature.scenarios.map(\.name) == ["阅读", "3篇"])
        #expect(feature.scenarios.map(\.rule) == [nil, "大纲"])
        #expect(
            feature.scenarios.map(\.lines) == [
                ["假如 服务器有文章", "当 我打开新闻", "并且 我滚动", "那么 我看到文章", "但是 没有提示"],
                ["假如 服务器有文章", "假设 有3篇"],
            ])
        #expect(
            feature.scenarios[0].steps.map(\.keywordType) == [
                .context, .action, .action, .outcome, .outcome,
            ])
    }

    @Test(
        "Other languages",
        arguments: [
            ("en", "Feature", "Scenario", "Given ", KeywordType.context),
            ("de", "Funktion", "Szenario", "Gegeben seien ", .context),
            ("em", "📚", "🥒", "🙏", .outcome),
            ("en-lol", "OH HAI", "MISHUN", "WEN ", .action),
            ("es", "Requisito", "Ejemplo", "Cuando ", .action),
            ("fr", "Fonctionnalité", "Scénario", "Lorsqu'", .action),
            ("ht", "Mak", "Senaryo", "Lè sa a ", .outcome),
            ("it", "Funzionalità", "Scenario", "Dato ", .context),
            ("ja", "機能", "シナリオ", "ならば", .outcome),
            ("no", "Egenskap", "Scenario", "Når ", .action),
            ("pt", "Funcionalidade", "Cenário", "Então ", .outcome),
            ("ru", "Функция", "Сценарий", "К тому же ", .unknown),
        ])
    func dialects(
        language: String, feature: String, scenario: String, keyword: String, type: KeywordType
    ) throws {
        let step = try readOnlyStep(
            """
            # language: \(language)
            \(feature): A
              \(scenario): B
                \(keyword)c
            """)
        #expect(step.keywordType == type)
        #expect(step.text == "c")
    }

    @Test("A star opens a step in every language", arguments: Dialect.known.keys.sorted())
    func star(language: String) throws {
        let english = try #require(Dialect.known["en"])
        let dialect = try #require(Dialect.known[language])
        let line = SourceLine(number: 1, raw: Substring("* a").unicodeScalars)
        #expect(dialect.kind(of: line) == english.kind(of: line))
    }

    @Test(
        "White space in the line does not matter",
        arguments: [
            "# language: de", "#language:de", "  #   language  :   de  ", "#\tlanguage:\tde",
            "# a comment before it\n\n# language: de",
        ])
    func spaces(line: String) throws {
        #expect(try read(line + "\nFunktion: A").name == "A")
    }

    @Test("Only the first language line counts, and none behind a tag or a feature")
    func onlyFirst() throws {
        #expect(try read("# language: de\n# language: fr\nFunktion: A").name == "A")
        #expect(try read("@tag\n# language: nowhere\nFeature: A").name == "A")
        #expect(try read("Feature: A\n# language: nowhere").name == "A")
    }

    @Test("A comment that only speaks of the language is a comment")
    func comment() throws {
        #expect(try read("# language: de, or so\nFeature: A").name == "A")
    }
}

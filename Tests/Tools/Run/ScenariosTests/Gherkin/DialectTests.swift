import Testing

@testable import Scenarios

@Suite("Dialects")
struct DialectTests {
    @Test("Chinese needs no space behind a step keyword")
    func chinese() throws {
        let feature = try read(
            """
            # language: zh-CN
            功能: 登录
              背景:
                假如用户已注册
              规则: 密码
                场景: 正确
                  当用户输入密码
                  而且点击登录
                  那么显示首页
                  但是不显示广告
                场景大纲: <谁>
                  * <谁>登录
                  例子:
                    | 谁   |
                    | 小明 |
            """)
        #expect(feature.name == "登录")
        #expect(feature.scenarios.map(\.name) == ["正确", "小明"])
        #expect(feature.scenarios.map(\.rule) == ["密码", "密码"])
        let steps = try #require(feature.scenarios.first).steps
        #expect(steps.map(\.keyword) == ["假如", "当", "而且", "那么", "但是"])
        #expect(steps.map(\.keywordType) == [.context, .action, .action, .outcome, .outcome])
        #expect(steps.map(\.text) == ["用户已注册", "用户输入密码", "点击登录", "显示首页", "不显示广告"])
        #expect(feature.scenarios.last?.steps.map(\.text) == ["用户已注册", "小明登录"])
    }

    @Test("The longest keyword is the one that is meant")
    func longestKeyword() throws {
        let feature = try read(
            "#language:fr\nFonctionnalité: f\nScénario: s\nEtant donné qu'il pleut\nEt que ça dure")
        let steps = try #require(feature.scenarios.first).steps
        #expect(steps.map(\.keyword) == ["Etant donné qu'", "Et que"])
        #expect(steps.map(\.text) == ["il pleut", "ça dure"])
    }

    @Test(
        "A header may be spaced, and follow comments and blank lines",
        arguments: [
            "#language:en-lol", "  #  language  :  en-lol  ", "# about\n\n#language: en-lol",
        ])
    func headers(header: String) throws {
        #expect(try read("\(header)\nOH HAI: f").name == "f")
    }

    @Test(
        "What is no header, or comes too late for one, is a comment",
        arguments: [
            "# language: two words\nFeature: f", "# languages: no\nFeature: f",
            "# language: en\n# language: no\nFeature: f", "@tag\n# language: no\nFeature: f",
            "Feature: f\n# language: no\nScenario: s",
        ])
    func comments(source: String) throws {
        #expect(try read(source).name == "f")
    }

    @Test("Every known dialect can write every construct", arguments: Dialect.known.map(\.language))
    func everyDialect(language: String) throws {
        let dialect = try #require(Dialect.named(language))
        func title(_ kind: TitleKind) -> String { dialect.titlePrefixes(of: kind).first ?? "" }
        let steps = dialect.stepKeywords.map { "\($0.text)a step\n" }.joined()
        let feature = try read(
            """
            # language: \(language)
            \(title(.feature)) f
            \(title(.background))
            * a step
            \(title(.rule)) r
            \(title(.scenario)) s
            \(steps)\(title(.examples))
            | a |
            | 1 |
            """)
        let scenario = try #require(feature.scenarios.first)
        #expect(scenario.rule == "r")
        #expect(scenario.steps.count == dialect.stepKeywords.count + 1)
        #expect(scenario.steps.map(\.text).allSatisfy { $0 == "a step" })
        #expect(
            Set(scenario.steps.map(\.keywordType)).isSuperset(of: [.context, .action, .outcome]))
    }

    @Test("A keyword with two uses has no type")
    func ambiguousKeyword() {
        let dialect = Dialect(
            language: "x", feature: [], background: [], rule: [], scenario: [],
            scenarioOutline: [], examples: [], given: ["So "], when: ["So "], then: ["Thus "],
            and: [], but: [])
        let meanings = Dictionary(
            uniqueKeysWithValues: dialect.stepKeywords.map { ($0.text, "\($0.meaning)") })
        #expect(meanings["So "] == "type(Scenarios.KeywordType.unknown)")
        #expect(meanings["Thus "] == "type(Scenarios.KeywordType.outcome)")
    }

    @Test("No language is listed twice")
    func uniqueLanguages() {
        let languages = Dialect.known.map(\.language)
        #expect(Set(languages).count == languages.count)
    }
}

import Testing
import TestSupport

@testable import Gherkin

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

    @Test(
        "A header may be spaced, and follow comments and blank lines",
        arguments: [
            "#language:zh-CN", "  #  language  :  zh-CN  ", "# about\n\n#language: zh-CN",
        ])
    func headers(header: String) throws {
        #expect(try read("\(header)\n功能: f").name == "f")
    }
}

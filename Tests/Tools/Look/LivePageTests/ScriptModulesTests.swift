import Testing

@testable import LivePage

@Suite("The modules of the page of live")
struct ScriptModulesTests {
    @Test("The page has each module that is imported, and no other")
    func imports() {
        let texts = ScriptModules.texts.map(\.text)
        let imported = texts.flatMap { text in
            text.matches(of: /(?m)^import .*"(\w+)";$/).map { String($0.1) }
        }
        #expect(Set(imported + ["main"]) == Set(ScriptModules.texts.map(\.name)))
    }
}

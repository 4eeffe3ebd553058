import Testing

@testable import Exploration

@Suite("Shrinking")
struct ShrinkerTests {
    @Test("Only the steps that are needed remain, whatever their places", arguments: 0..<20)
    func needed(place: Int) async throws {
        let steps = (0..<40).map(String.init)
        let needed: Set = [String(place), String(39 - place)]
        let shrunk = try await Shrinker { needed.isSubset(of: $0) ? $0 : nil }.shrink(steps)
        #expect(Set(shrunk) == needed)
    }

    @Test("Texts and numbers become simpler")
    func simpler() async throws {
        let steps = [#"I type "something" into "Search""#, "the server has 45 articles"]
        let shrunk = try await Shrinker { $0.count == 2 ? $0 : nil }.shrink(steps)
        #expect(shrunk == [#"I type "a" into "Search""#, "the server has 1 articles"])
    }

    @Test("An attempt can find that fewer steps do")
    func fewer() async throws {
        let steps = (0..<10).map(String.init)
        let shrunk = try await Shrinker { $0.count == 9 ? ["7"] : nil }.shrink(steps)
        #expect(shrunk == ["7"])
    }
}

import Architectures
import Testing

@testable import Exploration

@Suite("Exploration")
struct ExplorerTests {
    @Test("Random walks find no difference and no leak", arguments: [1, 2])
    func noDifference(seed: UInt64) async {
        var reach = Reach()
        let found = await Explorer(Architecture.all.namedApps)
            .explore(seed: seed, walks: 0..<40, reach: &reach)
        #expect(found == nil)
        #expect(reach.actions > 2_000)
        #expect(reach.shapes.count > 200)
    }
}

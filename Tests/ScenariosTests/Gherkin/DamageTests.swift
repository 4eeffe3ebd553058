import Foundation
import Testing

@testable import Scenarios

@Suite("Damaged files")
struct DamageTests {
    @Test("The texts are sound before they are damaged", arguments: SeedText.all)
    func sound(text: String) throws {
        #expect(try !read(text).scenarios.isEmpty)
    }

    @Test("Whatever is in a file, it is read, or refused in one line at a place inside it")
    func damaged() {
        var damage = Damage(seed: 1)
        var refusals = 0
        for round in 0..<10_000 {
            let bytes = damage.damaged(SeedText.all[round % SeedText.all.count])
            do throws(GherkinError) {
                _ = try GherkinReader().read(Data(bytes), path: "some.feature")
            } catch {
                refusals += 1
                let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
                let isInside =
                    (1...lines + 1).contains(error.location.line) && error.location.column >= 1
                let isOneLine = !error.description.unicodeScalars.contains("\n")
                #expect(isInside && isOneLine, "round \(round): \(error)")
            }
        }
        // Were nearly all refused, or nearly none, little would have been tried.
        #expect((2000...8000).contains(refusals))
    }
}

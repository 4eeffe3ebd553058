import SourceFixtures
import Testing

@testable import Folklore

@Suite("Folklore of changes")
struct FolkloreChangeTests {
    @Test(
        "It is easy to iterate if a change takes far the least, and not if another takes far less",
        arguments: [(6, ClaimVerdict.holds), (9, .cannotBeSaid), (16, .doesNotHold)])
    func iterating(statements: Int, expected: ClaimVerdict) {
        let changes = ["MVC": statements, "MVP": 10, "MVVM": 20, "VIPER": 30].map {
            made($0, statements: $1)
        }
        #expect(verdict("It is easy to iterate.", changes) == expected)
        #expect(verdict("It is easy to iterate.", []) == .cannotBeSaid)
    }

    @Test(
        "A change stays in its module if it touches far the fewest folders; MVC has none for each feature",
        arguments: [(1, ClaimVerdict.holds), (2, .cannotBeSaid), (4, .doesNotHold)])
    func staying(folders: Int, expected: ClaimVerdict) {
        let changes = ["MVC": 1, "MVP": 2, "MVVM": 3, "VIPER": folders].map {
            made($0, folders: $1)
        }
        #expect(verdict("A module's change stays there.", changes) == expected)
    }

    @Test(
        "The place is known where far more of a change is in one role than elsewhere",
        arguments: [(0.9, ClaimVerdict.holds), (0.7, .cannotBeSaid), (0.3, .doesNotHold)])
    func places(share: Double, expected: ClaimVerdict) {
        var sources = MadeSources()
        for module in ["MVP", "MVVM", "VIPER"] {
            sources.add(module, "NewsPresenter")
            sources.add(module, "NewsViewController")
        }
        sources.add("MVC", "NewsViewController")
        let changes = ["MVC": 1, "MVP": 0.4, "MVVM": 0.5, "VIPER": share].map {
            made($0, share: $1)
        }
        #expect(verdict("You know where code goes.", changes, sources) == expected)
    }

    private func made(
        _ architecture: String, statements: Int = 1, folders: Int = 1, share: Double? = nil
    ) -> Evidence.Change {
        Evidence.Change(
            name: "change", architecture: architecture, statements: statements, folders: folders,
            shareInOneRole: share)
    }

    private func verdict(
        _ claim: String, _ changes: [Evidence.Change], _ sources: MadeSources = MadeSources()
    ) -> ClaimVerdict? {
        FolkloreReport.claims.first { $0.text == claim }?
            .judged(by: Evidence(anatomy: sources.figures, changes: changes)).verdict
    }
}

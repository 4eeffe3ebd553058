import ArchitectureList
import Console
import TestSupport
import Testing

@testable import ChangeCost
@testable import Workshop

@Suite("What readers say of the solutions")
struct ReviewTests {
    @Test("Each solution of a change that several authors have made has been read")
    func complete() {
        for change in changes {
            #expect(
                Set(change.reviews.map { "\($0.author), \($0.architecture)" })
                    == Set(solutions(of: change)), "\(change.path)")
            #expect(change.reviews.count == solutions(of: change).count, "\(change.path)")
        }
    }

    @Test("A solution that the reader does not take has gone back to its author")
    func taken() {
        #expect(changes.flatMap(\.reviews).filter { $0.answer == .no } == [])
    }

    @Test("The table counts the answers of each author's solutions")
    func table() {
        let answers: [(String, PatchReview.Answer)] = [
            ("first", .yes), ("first", .no), ("first", .yes), ("second", .remark),
        ]
        let reviews = answers.map {
            PatchReview(architecture: "MVC", author: $0, answer: $1, reason: "")
        }
        let table = ReviewTable(reviews: reviews, architectures: ["MVC", "MVP"]).table
        #expect(
            table.markdown.split(separator: "\n").dropFirst(2) == [
                "| first author | 2 / 0 / 1 | 0 / 0 / 0 |",
                "| second author | 0 / 1 / 0 | 0 / 0 / 0 |",
            ])
    }

    private var changes: [Exercise] {
        Catalogue(of: ThisPackage.root, architectures: Architecture.all.subjects).exercises
            .filter { !$0.otherSolutions.isEmpty }
    }

    private func solutions(of change: Exercise) -> [String] {
        let authors = ["first"] + change.otherSolutions.map(\.author.rawValue)
        return zip(authors, change.solutionsOfAuthors).flatMap { author, patches in
            patches.keys.map { "\(author), \($0)" }
        }
    }
}

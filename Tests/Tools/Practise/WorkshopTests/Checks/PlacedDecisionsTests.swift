import ArchitectureList
import Testing
import Toolchain
import Trials

@testable import Workshop

@Suite("Where a change adds decisions")
struct PlacedDecisionsTests {
    private static let presenter = "Sources/MVP/Voice/VoicePresenter.swift"
    private static let helper = "Sources/MVP/Voice/Limit.swift"
    private static let base = "Sources/MVP/Base/BasePresenter.swift"

    /// What the check says of the learner's files. The solution decides in the presenter.
    private func failure(_ mine: [String: String]) throws -> CheckFailure? {
        let patch = MadePackage.patch(of: Self.presenter, to: "a < b")
        var files = [
            MadePackage.change + "/MVP.patch": patch, Self.presenter: "first\nquiet\nlast\n",
        ]
        files.merge(mine) { $1 }
        let package = try MadePackage(files)
        let start = [
            Self.presenter: "first\nquiet\nlast\n", Self.helper: nil, Self.base: nil,
        ]
        return try MadeTools().report(
            of: package, exercise: package.catalogue.exercise("1"), changes: start
        ).failures.first { $0.check == .structure }?.failure
    }

    @Test("A decision that only another role has is refused, and both are named")
    func elsewhere() throws {
        let failure = try #require(
            try failure([Self.presenter: "first\nask()\nlast\n", Self.base: "a < b\n"]))
        #expect(
            failure.observed
                == "your BasePresenter decides something new, and VoicePresenter does not")
    }

    @Test(
        "A decision in the role of the solution, in a helper beside it, or in no role at all is right"
    )
    func placed() throws {
        #expect(try failure([Self.presenter: "first\na > b\nlast\n"]) == nil)
        #expect(try failure([Self.helper: "a < b\n", Self.base: "c < d\n"]) == nil)
        #expect(try failure([Self.presenter: "first\nask()\nlast\n"]) == nil)
    }

    @Test(
        "No author's solution of a change would be refused, if there were only those of the others")
    func authors() throws {
        let package = try PackageFolder.find(with: ["scenarios"], around: #filePath)
        let catalogue = Catalogue(of: package, architectures: Architecture.all.subjects)
        let files = PackageFiles(of: package)
        var count = 0
        for exercise in catalogue.exercises where !exercise.otherSolutions.isEmpty {
            for subject in Architecture.all.subjects.dropFirst() {
                var start = files.texts
                try start.apply(exercise.given(in: subject.name))
                let decisions = PlacedDecisions(
                    assignment: try catalogue.assignment(exercise, in: subject.name), start: start,
                    files: files)
                let places = try exercise.solutionsOfAuthors.compactMap { $0[subject.name] }
                    .map(decisions.additions)
                for index in places.indices where !places[index].isEmpty {
                    var others = places
                    others.remove(at: index)
                    let ours = others.reduce(into: Set<RolePlace>()) { $0.formUnion($1) }
                    if ours.isEmpty { continue }
                    #expect(
                        PlacedDecisions.isPlaced(places[index], as: ours),
                        "author \(index) of \(exercise.name) in \(subject.name)")
                    count += 1
                }
            }
        }
        #expect(count > 40)
    }
}

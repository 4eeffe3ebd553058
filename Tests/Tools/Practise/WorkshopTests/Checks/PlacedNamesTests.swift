import Testing
import Trials

@testable import Workshop

@Suite("Where a change uses what its rule is about")
struct PlacedNamesTests {
    private static let presenter = "Sources/MVP/Voice/VoicePresenter.swift"
    private static let before = "first\nquiet\nlast\n"

    /// What the check says of the learner's files. The solution asks the model in the presenter.
    private func failure(_ mine: [String: String]) throws -> CheckFailure? {
        var files = [
            MadePackage.change + "/MVP.patch": MadePackage.patch(
                of: Self.presenter, to: "draft.isTooLong"),
            "Sources/Shared/Draft.swift": "struct Draft { var isTooLong = false }\n",
            Self.presenter: Self.before,
        ]
        files.merge(mine) { $1 }
        let package = try MadePackage(files)
        var start: [String: String?] = mine.mapValues { _ in nil }
        start[Self.presenter] = Self.before
        return try package.structureFailure(since: start)
    }

    @Test(
        "A view, another feature or a base presenter is refused, also beside the right role",
        arguments: [
            ("Voice/VoiceViewController.swift", "VoiceViewController"),
            ("Loud/LoudPresenter.swift", "LoudPresenter"),
            ("Base/BasePresenter.swift", "BasePresenter"),
        ])
    func elsewhere(path: String, title: String) throws {
        let failure = try #require(
            try failure([
                "Sources/MVP/" + path: "draft.isTooLong\n",
                Self.presenter: "first\ndraft.isTooLong\nlast\n",
            ]))
        #expect(failure.observed == "your \(title) uses `isTooLong`")
        #expect(failure.expected == "none there: our solution uses it in VoicePresenter")
    }

    @Test("An extension of a shared type uses its members without a dot")
    func implicitSelf() throws {
        let failure = try #require(
            try failure([
                "Sources/MVP/Loud/Fine.swift":
                    "extension Draft {\n    var isFine: Bool { !isTooLong }\n}\n",
                "Sources/MVP/Loud/LoudPresenter.swift": "class LoudPresenter {}\n",
                Self.presenter: "first\ndraft.isFine\nlast\n",
            ]))
        #expect(failure.observed == "your code in Loud uses `isTooLong`")
    }

    @Test("The role of the solution, a helper beside it, and another way are right")
    func placed() throws {
        #expect(try failure([Self.presenter: "first\ndraft.isTooLong\nlast\n"]) == nil)
        #expect(try failure(["Sources/MVP/Voice/Limit.swift": "draft.isTooLong\n"]) == nil)
        #expect(try failure(["Sources/MVP/Voice/VoiceInteractor.swift": "a.isTooLong\n"]) == nil)
        #expect(try failure(["Sources/MVP/Base/Limit.swift": "draft.isTooLong\n"]) == nil)
        #expect(try failure(["Sources/MVP/Rules/Limit.swift": "draft.isTooLong\n"]) == nil)
        #expect(
            try failure(["Sources/MVP/Voice/VoiceView.swift": "isTooLong = text.isLong\n"]) == nil)
        let own = "extension VoiceView {\n    var isFine: Bool { !isTooLong }\n}\n"
        #expect(try failure(["Sources/MVP/Voice/VoiceView.swift": own]) == nil)
    }

    @Test(
        "No author's solution of a change would be refused, if there were only those of the others")
    func authors() throws {
        let changes = try ChangeByAuthors.all()
        for change in changes {
            let names = PlacedNames(
                assignment: change.assignment, start: change.start, files: change.files)
            let members = try names.newMembers
            let uses = try change.solutions.compactMap { try names.uses(of: members, in: $0) }
            for index in uses.indices {
                var others = uses
                others.remove(at: index)
                let misplaced = PlacedNames.misplaced(
                    uses[index], beside: others,
                    screens: ["Article", "Feedback", "Home", "Login", "News", "Root"])
                #expect(
                    misplaced == nil,
                    "\(change.assignment.title), author \(index): \(misplaced?.name ?? "") in \(misplaced?.place.title ?? "")"
                )
            }
        }
        #expect(changes.map(\.solutions.count).reduce(0, +) == 96)
    }
}

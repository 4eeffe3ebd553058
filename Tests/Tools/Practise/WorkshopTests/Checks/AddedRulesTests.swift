import Testing
import Trials

@testable import Workshop

@Suite("Rules that a change adds where no solution changes anything")
struct AddedRulesTests {
    private static let presenter = "Sources/MVP/Voice/VoicePresenter.swift"
    private static let before = "first\nquiet\nlast\n"

    /// What the check says of the learner's files. Two authors have changed the presenter.
    ///
    /// - Parameter old: The texts at the start of files that the learner has changed.
    private func failure(
        _ mine: [String: String], old: [String: String] = [:], authors: Int = 2
    ) throws -> CheckFailure? {
        let solution = MadePackage.patch(of: Self.presenter, to: "louder()")
        var texts = mine.merging([Self.presenter: Self.before]) { $1 }
        for author in ["", "/second"].prefix(authors) {
            for architecture in ["MVC", "MVP"] {
                texts["\(MadePackage.change)\(author)/\(architecture).patch"] = solution
            }
        }
        let package = try MadePackage(texts)
        let start = Dictionary(uniqueKeysWithValues: mine.keys.map { ($0, old[$0]) })
        return try package.structureFailure(since: start)
    }

    @Test(
        "A file that was there, and a new file of another screen, have no more rules than at the start",
        arguments: [
            ("Base/Binding.swift", "let text: String\n"),
            ("Base/BasePresenter.swift", "class BasePresenter {}\n"),
            ("Loud/LoudPresenter.swift", "if isLong { return }\n"), ("Loud/Rule.swift", nil),
            ("Loud/LoudHandler.swift", nil),
        ])
    func elsewhere(path: String, old: String?) throws {
        let path = "Sources/MVP/" + path
        var files = ["Sources/MVP/Loud/LoudPresenter.swift": "class LoudPresenter {}\n"]
        files[path] = "if isLong { return }\nif text.allSatisfy(isSpace) { return }\n"
        let failure = try #require(try failure(files, old: old.map { [path: $0] } ?? [:]))
        #expect(failure.place == path)
        #expect(failure.next == "keep your rule in Voice, which the change is about")
    }

    @Test(
        "A function that decides in other words, and an extension of what another place has",
        arguments: [
            ("Base/BasePresenter.swift", "class BasePresenter {\n    func isNothing() {}\n}\n"),
            ("Base/Nothing.swift", "extension BasePresenter {\n    var isNothing = true\n}\n"),
        ])
    func otherWords(path: String, text: String) throws {
        let base = "Sources/MVP/Base/BasePresenter.swift"
        let start = "class BasePresenter {}\n"
        let path = "Sources/MVP/" + path
        let failure = try failure(
            [base: start].merging([path: text]) { $1 }, old: [base: start])
        #expect(failure?.place == path)
    }

    @Test("An interactor that begins to import the texts, and one that did so at the start")
    func texts() throws {
        let path = "Sources/MVP/Voice/VoiceInteractor.swift"
        let text = "import AppContract\n"
        #expect(try failure([path: text], old: [path: "import Services\n"])?.place == path)
        #expect(try failure([path: text + "let a = 1\n"], old: [path: text]) == nil)
    }

    @Test("A type of rules, another line than a decision, and a change by one author are right")
    func placed() throws {
        let rule = "if text.allSatisfy(isSpace) { return }\n"
        #expect(try failure(["Sources/MVP/Voice/Rule.swift": rule]) == nil)
        #expect(try failure(["Sources/MVP/Rules/Rule.swift": rule]) == nil)
        #expect(try failure(["Sources/MVP/Base/Rule.swift": rule]) == nil)
        let base = "Sources/MVP/Base/Moves.swift"
        #expect(try failure([base: "  \(rule)show()\n"], old: [base: rule]) == nil)
        #expect(try failure([base: rule], old: [base: "show()\n"], authors: 1) == nil)
    }

    @Test(
        "No author's solution of a change would be refused, if there were only those of the others")
    func authors() throws {
        for change in try ChangeByAuthors.all() {
            let added = AddedRules(
                assignment: change.assignment, start: change.start, files: change.files)
            for (index, patch) in change.solutions.enumerated() {
                var others = change.solutions
                others.remove(at: index)
                var solved = change.start
                try solved.apply([patch])
                let path = try added.path(
                    outsideOf: added.features(in: others), in: solved, among: patch.paths)
                #expect(path == nil, "\(change.assignment.title), author \(index)")
            }
        }
    }
}

import Testing
import Trials

@testable import Workshop

@Suite("What a refactoring moves")
struct MovedNamesTests {
    private static let controller = "Sources/MVP/Voice/VoiceViewController.swift"
    private static let presenter = "Sources/MVP/Voice/VoicePresenter.swift"

    /// What the check says of a view controller and a presenter. The solution moves the draft to the presenter.
    private func failure(_ mine: [String: String]) throws -> CheckFailure? {
        let folder = "scenarios/exercises/28-move"
        var files = MadePackage.documents(of: "refactor", in: folder)
        files["\(folder)/start/MVP.patch"] =
            "Fails: structure\n\n" + MadePackage.patch(of: Self.controller, to: "Draft()")
        files["\(folder)/MVP.patch"] = """
            diff --git a/\(Self.controller) b/\(Self.controller)
            --- a/\(Self.controller)
            +++ b/\(Self.controller)
            @@ -1,3 +1,3 @@
             first
            -Draft(text: Texts.title)
            +presenter
             last
            diff --git a/\(Self.presenter) b/\(Self.presenter)
            new file mode 100644
            --- /dev/null
            +++ b/\(Self.presenter)
            @@ -0,0 +1,1 @@
            +Draft(text: Texts.title)

            """
        files["Sources/Shared/Draft.swift"] = "struct Draft {}\nenum Texts {}\n"
        files.merge(mine) { $1 }
        let package = try MadePackage(files)
        let start = [
            Self.controller: "first\nDraft(text: Texts.title)\nlast\n", Self.presenter: nil,
        ]
        return try MadeTools().report(
            of: package, exercise: package.catalogue.exercise("28"), changes: start
        ).failures.first { $0.check == .structure }?.failure
    }

    @Test("What stayed where it was is named, with the role that has it in the solution")
    func left() throws {
        let failure = try #require(
            try failure([Self.controller: "Draft(text: words)", Self.presenter: "func a() {}"]))
        #expect(failure.observed == "your VoiceViewController uses `Draft`, as at the start")
        #expect(failure.expected == "none there: our solution uses it in VoicePresenter")
        let text = try #require(try self.failure([Self.controller: "label = Texts.title"]))
        #expect(text.observed == "your VoiceViewController uses `Texts.title`, as at the start")
    }

    @Test("What has left the role is right, wherever it went and whatever stands in a comment")
    func moved() throws {
        #expect(try failure([Self.controller: "// Draft\nlabel = Texts.other"]) == nil)
    }
}

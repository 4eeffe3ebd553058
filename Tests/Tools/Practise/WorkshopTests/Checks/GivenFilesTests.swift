import Foundation
import Testing
import Trials

@testable import Workshop

@Suite("What was given is what is checked")
struct GivenFilesTests {
    @Test("Scenarios are those of the start, whatever was replaced, deleted or added")
    func givenScenarios() throws {
        var tools = MadeTools()
        tools.newScenarios = """
            if grep -q 'I am on' "$3"
            then
            \(MadeTools.results("line 3", passed: false))
            else
            \(MadeTools.passing)
            fi
            """
        tools.scenarios =
            "[ \"$(ls scenarios)\" = \"$(printf 'changes\nold.feature\nvoice.feature')\" ] || exit 3\n"
            + MadeTools.passing
        let package = try MadePackage(["scenarios/new.feature": "mine"])
        let given = try package.read(MadePackage.feature)
        try package.write("trivial", to: MadePackage.feature)
        let report = try tools.report(
            of: package,
            changes: [
                MadePackage.feature: given, "scenarios/new.feature": nil,
                "scenarios/old.feature": "Feature: Old",
            ])
        #expect(report.failures.map(\.check) == [.newScenario])
        #expect(
            report.notes
                == [MadePackage.feature, "scenarios/new.feature", "scenarios/old.feature"].map {
                    "you have changed \($0), but the check ran it as it was at the start"
                })
    }

    @Test(
        "A manifest for one version of Swift, and a source that git ignores, would be built unseen")
    func unseen() throws {
        let manifest = "Package@swift-6.3.swift"
        let failure = try #require(
            try MadeTools().report(changes: [manifest: nil]).failures.first?.failure)
        #expect(failure.observed == "\(manifest) is new")
        let package = try MadePackage.committed()
        let hidden = "Sources/MVP/Hidden.swift"
        try package.write("\(hidden)\n", to: ".git/info/exclude")
        try package.write("", to: hidden)
        let ignored = try #require(try MadeTools().report(of: package).failures.first?.failure)
        #expect(ignored.place == hidden)
        #expect(ignored.next.contains("git check-ignore -v \(hidden)"))
    }

    @Test("An exercise about tests leaves the sources as they are")
    func sourcesOfTests() throws {
        let folder = "scenarios/exercises/27-listen"
        var files = MadePackage.documents(of: "test", in: folder)
        files["\(folder)/MVP.patch"] = MadePackage.patch(of: "Tests/A.swift", to: "loud")
        let package = try MadePackage(files)
        let failure = try #require(
            try MadeTools().report(
                of: package, exercise: package.catalogue.exercise("27"),
                changes: ["Sources/MVP/Voice.swift": "first"]
            ).failures.first?.failure)
        #expect(failure.observed == "Sources/MVP/Voice.swift is not as it was at the start")
    }

    @Test("What was edited elsewhere, and while it was checked, is named")
    func otherEdits() throws {
        let package = try MadePackage(["Sources/MVC/Voice.swift": "first\nloud\nlast\n"])
        var tools = MadeTools()
        let file = package.folder.appending(path: "Sources/MVP/Voice.swift").path
        tools.scenarios = "echo more >> '\(file)'\n" + MadeTools.passing
        let report = try tools.report(
            of: package, changes: ["Sources/MVC/Voice.swift": "a", "Sources/MVP/Voice.swift": "a"])
        #expect(
            report.notes == [
                "Sources/MVC/Voice.swift was changed, but only MVP was checked",
                "Sources/MVP/Voice.swift has changed since the check began",
            ])
        #expect(report.edited == ["Sources/MVP/Voice.swift"])
        #expect(report.failures.isEmpty && !report.passed)
    }
}

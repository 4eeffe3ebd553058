import Foundation
import Testing

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
            "[ \"$(ls scenarios)\" = \"$(printf 'changes\nold.feature')\" ] || exit 3\n"
            + MadeTools.passing
        let package = try MadePackage(["scenarios/new.feature": "mine"])
        let given = try package.read(MadePackage.feature)
        try package.write("trivial", to: MadePackage.feature)
        let report = try tools.report(
            of: package,
            changes: [
                MadePackage.feature: given, "scenarios/new.feature": nil,
                "scenarios/old.feature": "old",
            ])
        #expect(report.failures.map(\.check) == [.newScenario])
        #expect(
            report.changedFeatures == [
                MadePackage.feature, "scenarios/new.feature", "scenarios/old.feature",
            ])
    }

    @Test("A suite that was deleted or renamed must come back", arguments: [true, false])
    func deletedSuite(isRemovedByTheSolution: Bool) throws {
        var tools = MadeTools()
        tools.tests = """
            case "$*" in
            *--list-tests*) echo 'MVPTests.OtherTests/a()'; exit ;;
            esac
            \(tools.tests)
            """
        let path = "Tests/Architectures/MVPTests/VoiceTests.swift"
        let solution = MadePackage.patch(of: "Sources/MVP/Voice.swift", to: "loud")
        let removal = """
            diff --git a/\(path) b/\(path)
            deleted file mode 100644
            --- a/\(path)
            +++ /dev/null
            @@ -1 +0,0 @@
            -struct VoiceTests {}

            """
        let package = try MadePackage([
            "\(MadePackage.change)/MVP.patch": solution + (isRemovedByTheSolution ? removal : "")
        ])
        let report = try tools.report(
            of: package, changes: [path: "@Suite(\"A voice\")\nstruct VoiceTests {}\n"])
        #expect(
            report.failures.map(\.next)
                == (isRemovedByTheSolution
                    ? [] : ["put the suite VoiceTests back, with its name"]))
    }
}

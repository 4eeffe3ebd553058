import Foundation
import Testing
import Trials

@testable import Workshop

@Suite("Checking a learner's work")
struct WorkCheckTests {
    @Test("All passes")
    func passes() throws {
        let report = try MadeTools().report()
        #expect(report.passed)
        #expect(
            report.lines.map(\.check) == [
                .given, .build, .leaks, .newScenario, .scenarios, .structure, .tests,
            ])
    }

    @Test("Tests are built with the index, because the package manager finds them in it")
    func index() throws {
        var tools = MadeTools()
        tools.build = "case \"$*\" in *--disable-index-store*) exit 1;; esac"
        #expect(try tools.report().passed)
    }

    @Test("Code that does not build: the first error, its place, and nothing else is run")
    func doesNotBuild() throws {
        var tools = MadeTools()
        tools.build = """
            echo "$3/Sources/MVP/Voice.swift:2:5: error: cannot find 'loud' in scope"
            exit 1
            """
        let report = try tools.report()
        let failure = try #require(report.failures.first?.failure)
        #expect(report.failures.map(\.check) == [.build])
        #expect(failure.next == "make it build: 1 error")
        #expect(failure.observed == "error: cannot find 'loud' in scope")
        #expect(failure.place == "Sources/MVP/Voice.swift:2")
        #expect(report.lines.filter { $0.result == nil }.count == 5)
    }

    @Test("What checks the work is as it was at the start, unless the solution changes it")
    func changedTools() throws {
        let path = "Sources/Tools/Rules.swift"
        let failure = try #require(
            try MadeTools().report(changes: [path: "let rules = 1"]).failures.first?.failure)
        #expect(failure.place == path)
        #expect(failure.observed == "\(path) is not as it was at the start")
    }

    @Test("A warning in the architecture fails, one elsewhere does not", arguments: ["MVP", "MVC"])
    func warning(module: String) throws {
        var tools = MadeTools()
        tools.build = "echo \"$3/Sources/\(module)/Voice.swift:2:5: warning: never used\""
        #expect(try tools.report().failures.map(\.check) == (module == "MVP" ? [.build] : []))
    }

    @Test("New scenarios that fail: what was seen and expected, and where")
    func newScenario() throws {
        var tools = MadeTools()
        tools.newScenarios = MadeTools.results(
            "line 3: Then it is loud", passed: false,
            reason: #","expected":"loud","seen":"quiet""#)
        let failure = try #require(try tools.report().failures.first?.failure)
        #expect(failure.next == "make the new scenarios pass: 1 of 1 fail")
        #expect(failure.observed == "quiet")
        #expect(failure.expected == "loud")
        #expect(failure.place == MadePackage.feature + ":2, A: B")
    }

    @Test("A leak in any scenario")
    func leak() throws {
        var tools = MadeTools()
        tools.scenarios = MadeTools.results(
            "something stayed alive after its screen had closed", passed: false,
            reason: #","leaks":["Voice is held"]"#)
        let report = try tools.report()
        #expect(report.failures.map(\.check) == [.leaks])
        #expect(report.failures.first?.failure.observed == "Voice is held")
    }

    @Test(
        "Scenarios that the report leaves out fail, whatever the exit code",
        arguments: [true, false])
    func leftOut(new: Bool) throws {
        var tools = MadeTools()
        if new { tools.newScenarios = MadeTools.empty } else { tools.scenarios = MadeTools.empty }
        let failure = try #require(try tools.report().failures.first?.failure)
        #expect(failure.next == "see why a scenario is left out: 1 did not run")
        #expect(failure.place.hasSuffix(".feature:2, A: B"))
    }

    @Test("In a hunt, a leak is named without who holds it")
    func leakOfHunt() throws {
        let folder = "scenarios/exercises/21-listen"
        var files = MadePackage.documents(of: "hunt", in: folder)
        files["\(folder)/MVP.patch"] = MadePackage.patch(of: "Sources/MVP/Voice.swift", to: "loud")
        files["\(folder)/start/MVP.patch"] =
            "Fails: leaks\n\n"
            + MadePackage.patch(of: "Sources/MVP/Voice.swift", to: "loud")
        let package = try MadePackage(files)
        var tools = MadeTools()
        tools.scenarios = MadeTools.results(
            "held", passed: false,
            reason: #","leaks":["Ear.voice: Voice"],"leaked":["Voice"]"#)
        let report = try tools.report(of: package, exercise: package.catalogue.exercise("listen"))
        #expect(report.failures.first?.failure.observed == "Voice")
        #expect(report.failures.first?.failure.text.contains("Ear") == false)
    }

    @Test("An app that crashes: the message of the runtime, and its place")
    func crash() throws {
        var tools = MadeTools()
        tools.newScenarios = """
            printf '"a.feature:1, A: A"\\n"a.feature:2, A: B"\\n'
            echo 'MVP/Voice.swift:3: Fatal error: too loud' >&2
            kill -ILL $$
            """
        let failure = try #require(try tools.report().failures.first?.failure)
        #expect(failure.next == "find why the app crashes")
        #expect(failure.observed == "Fatal error: too loud")
        #expect(failure.place == "Sources/MVP/Voice.swift:3")
        #expect(failure.details.hasPrefix("in a.feature:2, A: B\n"))
    }

    @Test("An app that never ends is ended, and the scenario is named")
    func hang() throws {
        var tools = MadeTools()
        tools.scenarios = #"echo '"a.feature:2, A: B"'; sleep 600"#
        let failure = try #require(try tools.report(limit: .seconds(1)).failures.first?.failure)
        #expect(failure.observed == "the scenarios ran for 1 s and were stopped")
        #expect(failure.place == "a.feature:2, A: B")
    }

    @Test("A run that was stopped says nothing of leaks")
    func leaksOfStopped() throws {
        var tools = MadeTools()
        tools.scenarios = "exit 3"
        let lines = try tools.report().lines
        #expect(lines.first { $0.check == .leaks }?.result == nil)
    }

    @Test(
        "An error in a file that was edited comes first: a missing brace has errors elsewhere, too")
    func editedFile() throws {
        var tools = MadeTools()
        tools.build = """
            echo "$3/Sources/MVP/A.swift:2:5: error: A has no b"
            echo "$3/Sources/MVP/Voice.swift:9:1: error: expected '}'"
            exit 1
            """
        let report = try tools.report(changes: ["Sources/MVP/Voice.swift": "first"])
        #expect(report.failures.first?.failure.place == "Sources/MVP/Voice.swift:9")
        #expect(report.failures.first?.failure.next == "make it build: 2 errors")
    }

    @Test("A leak comes before the scenarios that fail because of it")
    func leakFirst() throws {
        var tools = MadeTools()
        tools.newScenarios = MadeTools.results("line 3", passed: false)
        tools.scenarios = MadeTools.results(
            "held", passed: false, reason: #","leaks":["Voice is held"]"#)
        #expect(try tools.report().failures.map(\.check) == [.leaks, .newScenario])
    }

    @Test("Missing scenarios of the exercise fail, with how to restore them")
    func noFeature() throws {
        let package = try MadePackage()
        let exercise = try package.catalogue.exercise("1")
        try FileManager.default.removeItem(
            at: package.folder.appending(path: MadePackage.feature))
        let failure = try #require(
            try MadeTools().report(of: package, exercise: exercise).failures.first?.failure)
        #expect(
            failure.next
                == "put \(MadePackage.feature) back: `git checkout -- \(MadePackage.feature)`")
    }

    @Test("A unit test that fails, one that crashes, one that never ends, and none at all")
    func unitTests() throws {
        func failure(_ script: String) throws -> CheckFailure {
            var tools = MadeTools()
            tools.tests = script
            return try #require(try tools.report(limit: .seconds(1)).failures.first?.failure)
        }
        let failed = try failure(MadeTools.suite([("a()", "false"), ("b()", "false")]))
        #expect(failed.next.hasSuffix(": 2 fail"))
        #expect(failed.observed == "no")
        #expect(failed.place == "MVPTests/V.swift:1, VoiceTests/a()")
        #expect(failed.details == "MVPTests/V.swift:1, VoiceTests/b(): no")
        let crashed = try failure("echo 'B.swift:7: Fatal error: no' >&2; kill -ILL $$")
        #expect(crashed.observed == "Fatal error: no")
        let hanging = try failure(MadeTools.suite([("a()", "true"), ("b()", "sleep 600")]))
        #expect(hanging.place == "VoiceTests/b()")
        #expect(try failure("exit 0").observed == "no tests")
        let known = try failure(
            MadeTools.suite([("a()", "false")]).replacing("code=1", with: "")
                .replacing("\"isKnown\":false", with: "\"isKnown\":true"))
        #expect(known.next == "make the test VoiceTests/a() pass without an issue")
    }

    @Test(
        "A build that can't be used: only the folders of the checks are to be deleted, not the program"
    )
    func unusableBuild() throws {
        for text in ["PCH was compiled with module cache path '/a'", "open: Permission denied"] {
            var tools = MadeTools()
            tools.build = "echo \"error: \(text)\"; exit 1"
            let next = try #require(try tools.report().failures.first?.failure).next
            #expect(next.hasPrefix("delete the folders .build/check and .build/workshop"))
        }
    }

    @Test("A prediction changes no code, so nothing is built for it")
    func prediction() throws {
        let folder = "scenarios/exercises/26-predict"
        var files = MadePackage.documents(of: "predict", in: folder)
        files["\(folder)/answer.md"] = "- Step: a\n- Feature: b\n"
        let package = try MadePackage(files)
        let exercise = try package.catalogue.exercise("26")
        var tools = MadeTools()
        tools.build = "echo 'error: built'; exit 1"
        let report = try tools.report(of: package, exercise: exercise)
        #expect(report.lines.map(\.check) == [.given, .prediction])
        #expect(report.failures.map(\.check) == [.prediction])
    }

    @Test("A rule that is broken")
    func structure() throws {
        var tools = MadeTools()
        tools.structure =
            #"echo '[{"path":"Sources/MVP/A.swift","seen":"an import","expected":"none"}]'"#
        let failure = try #require(try tools.report().failures.first?.failure)
        #expect(failure.place == "Sources/MVP/A.swift")
    }

    @Test("A warning of a file that another build compiled is found")
    func silentWarning() throws {
        let package = try MadePackage()
        let build = package.folder.appending(path: ".build/check/debug/MVP.build").path
        let source = package.folder.appending(path: "Sources/MVP/Voice.swift").path
        try package.write("head and a warning", to: ".build/check/debug/MVP.build/Voice.dia")
        try package.write("head", to: ".build/check/debug/MVP.build/Other.dia")
        try package.write(
            """
            {"\(source)": {"diagnostics": "\(build)/Voice.dia"},
             "\(package.folder.path)/Package.swift": {"diagnostics": "\(build)/Other.dia"}}
            """, to: ".build/check/debug/MVP.build/output-file-map.json")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: source)
        var tools = MadeTools()
        tools.build =
            "[ '\(source)' -nt '\(build)/Voice.dia' ] && echo '\(source):2:5: warning: never used'; true"
        let failure = try #require(try tools.report(of: package).failures.first?.failure)
        #expect(failure.observed == "warning: never used")
    }
}

import Foundation
import Testing
import Trials

@testable import Workshop

@Suite("Seeded faults")
struct FaultCheckTests {
    private static let voice = "Sources/MVP/Voice.swift"
    private static let built = MadeTools.built(voice)
    private static let finder = (name: "finds()", script: "! grep -q mumbled \(built)")

    /// What the check of the faults says of tests, each a script that fails if the test does.
    private func report(_ tests: (name: String, script: String)...) throws -> CheckReport {
        let package = try MadePackage([
            MadePackage.change + "/faults/MVP/mumbles.patch": MadePackage.patch(
                of: Self.voice, to: "mumbled", preamble: "Nobody understands it.\n\n")
        ])
        var tools = MadeTools(build: MadeTools.copying)
        tools.tests = MadeTools.suite(tests)
        return try tools.report(of: package)
    }

    @Test("A test that fails with the fault, and only with it, has found it, and is named")
    func found() throws {
        let report = try report(("other()", "true"), Self.finder)
        #expect(report.passed)
        #expect(report.notes == ["the fault \"mumbles\" is caught by VoiceTests/finds()"])
    }

    @Test(
        "A test that fails in a copy, at any edit, or by chance has found nothing",
        arguments: [
            "case $PWD in */.build/*) false;; esac",
            "[ $(wc -c < \(built)) -eq 17 ]",
            "echo >> .build/runs; [ $(wc -l < .build/runs) -lt 2 ]",
        ])
    func unreliable(script: String) throws {
        let failure = try #require(
            try report(("other()", "true"), ("unreliable()", script)).failures.first)
        #expect(failure.check == .faults)
        #expect(
            failure.failure.details.hasPrefix(
                "VoiceTests/unreliable() also fails without a fault, so it does not count"))
    }

    @Test(
        "A test that reads the sources has found nothing, whether it expects the right lines or no wrong ones",
        arguments: ["grep -q quiet \(voice)", "! grep -q mumbled \(voice)"])
    func readsSources(script: String) throws {
        #expect(
            try report(("other()", "true"), ("reads()", script)).failures.map(\.check) == [.faults])
    }

    @Test("A test that crashes with the fault has found it")
    func crash() throws {
        let report = try report(
            ("finds()", "! grep -q mumbled \(Self.built) || kill -ILL $$"))
        #expect(report.passed)
        #expect(report.notes.count == 1)
    }

    @Test("A fault that no test catches is named, with what it is")
    func missed() throws {
        let failure = try #require(try report(("other()", "true")).failures.first?.failure)
        #expect(failure.next == "write tests that catch every fault: they miss 1 of 1 faults")
        #expect(failure.details == "mumbles: Nobody understands it.")
        #expect(failure.place == "Tests/Architectures/MVPTests")
    }

    @Test(
        "An exercise about tests names no fault before a test is written, and one fault at a time then"
    )
    func oneAtATime() throws {
        let folder = "scenarios/exercises/27-listen"
        var files = MadePackage.documents(of: "test", in: folder)
        files["\(folder)/MVP.patch"] = MadePackage.patch(of: Self.tests, to: "written")
        for word in ["mumbles", "whispers"] {
            files["\(folder)/faults/MVP/\(word).patch"] = MadePackage.patch(
                of: Self.voice, to: word, preamble: "It \(word).\n\n")
        }
        files[Self.tests] = Self.written
        var tools = MadeTools(build: MadeTools.copying)
        tools.tests = MadeTools.suite([("finds()", "true")])
        func failure(_ changes: [String: String?]) throws -> CheckFailure {
            let package = try MadePackage(files)
            return try #require(
                try tools.report(
                    of: package, exercise: package.catalogue.exercise("27"), changes: changes
                ).failures.first?.failure)
        }
        let first = try failure([:])
        #expect(first.observed == "no change of a test since the start")
        #expect(!first.text.contains("mumbles"))
        let second = try failure([Self.tests: "first"])
        #expect(second.details == "mumbles: It mumbles.")
        #expect(!second.text.contains("patch"))
    }

    // MARK: Hunts

    private static let tests = "Tests/Architectures/MVPTests/VoiceTests.swift"
    private static let written = "struct VoiceTests {\n    @Test func finds() {}\n}\n"

    /// What the check says of a hunt that is mended.
    ///
    /// - Parameters:
    ///   - old: The text of the tests at the start.
    ///   - script: What the test `finds` does.
    ///   - text: The text of the tests now.
    ///   - others: Texts of other files.
    private func hunt(
        from old: String?, _ script: String, text: String = written,
        others: [String: String?] = [:]
    ) throws -> CheckReport {
        let folder = "scenarios/exercises/21-listen"
        var files = MadePackage.documents(of: "hunt", in: folder)
        files["\(folder)/start/MVP.patch"] =
            "Fails: leaks\n\n" + MadePackage.patch(of: Self.voice, to: "mumbled")
        files["\(folder)/MVP.patch"] = MadePackage.patch(of: Self.voice, to: "quiet")
            .replacing("-quiet", with: "-mumbled")
        files[Self.tests] = text
        files.merge(others) { $1 }
        let package = try MadePackage(files)
        var tools = MadeTools(build: MadeTools.copying)
        tools.tests = MadeTools.suite([("other()", "true"), ("finds()", script)])
        var changes: [String: String?] = [Self.voice: "first\nmumbled\nlast\n"]
        if old != Self.written { changes[Self.tests] = .some(old) }
        return try tools.report(
            of: package, exercise: package.catalogue.exercise("listen"), changes: changes)
    }

    @Test("In a hunt, a new test that fails with the sources of the start has found the fault")
    func huntFound() throws {
        let report = try hunt(from: nil, Self.finder.script)
        #expect(report.passed)
        #expect(report.notes == ["the fault is caught by VoiceTests/finds()"])
    }

    @Test(
        "A test that asks for more than the fault, such as a description of one's own, has not found it"
    )
    func huntOther() throws {
        let failure = try #require(
            try hunt(
                from: nil, "grep -q mine \(Self.built)",
                others: [Self.voice: "first\nquiet\nlast\nmine\n"]
            ).failures.first?.failure)
        #expect(
            failure.observed
                == "VoiceTests/finds() fails with the fault, and also without it or with our solution"
        )
    }

    @Test(
        "A hunt that is only undone does not pass, also where a test of the start catches the fault"
    )
    func huntUndone() throws {
        let report = try hunt(from: Self.written, Self.finder.script)
        #expect(report.failures.map(\.check) == [.faults])
        #expect(report.failures.first?.failure.observed == "no new test")
    }

    @Test("Nor does one with a copy of a test that was there, which catches the fault")
    func huntCopied() throws {
        func file(testNamed name: String) -> String {
            "extension VoiceTests {\n    @Test func \(name)() { #expect(voice.isLoud) }\n}\n"
        }
        let report = try hunt(
            from: nil, Self.finder.script, text: file(testNamed: "finds"),
            others: [
                "Tests/Architectures/MVPTests/OldTests.swift": file(testNamed: "other")
            ])
        #expect(report.failures.first?.failure.observed == "no new test")
    }

    @Test("In a hunt, a test that fails is no reason to change the tests")
    func huntFailing() throws {
        let failure = try #require(try hunt(from: nil, "false").failures.first?.failure)
        #expect(failure.next == "find why the unit tests fail: 1 fails")
    }

    @Test("Nor does one with a new test that passes with the fault")
    func huntMissed() throws {
        let failure = try #require(try hunt(from: nil, "true").failures.first?.failure)
        #expect(failure.next == "write a unit test that catches the fault, and give it a new name")
        #expect(failure.observed == "no new test fails with the sources as they were at the start")
    }
}

import Foundation
import Testing
import Trials

@testable import Workshop

@Suite("The unit tests of the start")
struct GivenTestsTests {
    private static let path = "Tests/Architectures/MVPTests/VoiceTests.swift"
    private static let suite = """
        import Testing

        @Suite("The struct of a voice")
        final class VoiceTests {
            struct Ear {}

            @Test("It is loud", arguments: [1, 2].map { $0 })
            func loud(number: Int) {}

            @MainActor @Test func low() {}
        }

        extension VoiceTests {
            @Test
            func ends() {}
        }

        """

    /// What is missing when these tests run.
    private func failure(
        running names: [String], in package: MadePackage? = nil,
        changes: [String: String?] = [path: suite]
    ) throws -> CheckFailure? {
        let package = try package ?? MadePackage([Self.path: "import Testing\n"])
        var tools = MadeTools()
        tools.tests = MadeTools.ran(
            ["MVPTests.OtherTests/a()"]
                + names.map { "MVPTests.VoiceTests/\($0)/VoiceTests.swift:3:4" })
        return try tools.report(of: package, changes: changes).failures.first?.failure
    }

    @Test("All of them run")
    func whole() throws {
        let ran = ["loud(number:)", "low()", "ends()", "another()"]
        #expect(try failure(running: ran) == nil)
    }

    @Test(
        "One that was deleted, renamed or disabled must come back, and so must all of an empty suite"
    )
    func gone() throws {
        let one = try #require(try failure(running: ["loud(number:)", "ends()"]))
        #expect(one.next == "make the test VoiceTests/low run under its name: 1 of 3 did not run")
        #expect(one.place == Self.path)
        let all = try #require(try failure(running: []))
        #expect(all.next == "make the test VoiceTests/ends run under its name: 3 of 3 did not run")
        #expect(all.details == "VoiceTests/loud\nVoiceTests/low")
    }

    @Test("One whose list of arguments was emptied has not run")
    func withoutArguments() throws {
        let test = "MVPTests.VoiceTests/loud(number:)/VoiceTests.swift:3:4"
        var tools = MadeTools()
        tools.tests =
            MadeTools.ran([
                "MVPTests.VoiceTests/low()/V.swift:1:2", "MVPTests.VoiceTests/ends()/V.swift:1:2",
                test,
            ])
            + "echo '{\"payload\":{\"id\":\"\(test)\",\"isParameterized\":true}}' >> \"$file\"\n"
        let package = try MadePackage([Self.path: Self.suite])
        let failure = try #require(try tools.report(of: package).failures.first?.failure)
        #expect(failure.next.hasPrefix("make the test VoiceTests/loud run under its name"))
    }

    @Test("One in a file that was not changed can be disabled elsewhere")
    func unchanged() throws {
        let package = try MadePackage([Self.path: Self.suite])
        let failure = try failure(running: ["loud(number:)", "low()"], in: package, changes: [:])
        #expect(failure?.next.contains("VoiceTests/ends") == true)
    }

    @Test("One that the solution does without may go")
    func removed() throws {
        let removal = """
            diff --git a/\(Self.path) b/\(Self.path)
            --- a/\(Self.path)
            +++ b/\(Self.path)
            @@ -11,2 +11,1 @@
            -    @MainActor @Test func low() {}
             }

            """
        let package = try MadePackage([
            Self.path: "import Testing\n",
            "\(MadePackage.change)/MVP.patch": MadePackage.patch(
                of: "Sources/MVP/Voice.swift", to: "loud") + removal,
        ])
        #expect(try failure(running: ["loud(number:)", "ends()"], in: package) == nil)
    }

    /// A package whose exercise gives a test outside the target, to be moved there.
    ///
    /// - Parameter moved: The text of the file in the target; nil if it was not moved.
    private func packageWithTestsToMove(moved: String?) throws -> MadePackage {
        func file(at path: String) -> String {
            """
            diff --git a/\(path) b/\(path)
            new file mode 100644
            --- /dev/null
            +++ b/\(path)
            @@ -0,0 +1,5 @@
            +struct VoiceTests {
            +    @Test func loud() {
            +        #expect(voice.isLoud)
            +    }
            +}

            """
        }
        return try MadePackage([
            "Tests/Given/VoiceTests.swift": moved == nil ? Self.given : nil,
            Self.path: moved,
            "\(MadePackage.change)/shared.patch": file(at: "Tests/Given/VoiceTests.swift"),
            "\(MadePackage.change)/MVP.patch": MadePackage.patch(
                of: "Sources/MVP/Voice.swift", to: "loud") + file(at: Self.path),
        ])
    }

    private static let given = """
        struct VoiceTests {
            @Test func loud() {
                #expect(voice.isLoud)
            }
        }

        """

    @Test("Those that are given outside the target must run where the solution runs them")
    func outside() throws {
        let package = try packageWithTestsToMove(moved: nil)
        let failure = try #require(try failure(running: [], in: package, changes: [:]))
        #expect(
            failure.next == "make the test VoiceTests/loud run under its name: 1 of 1 did not run")
        #expect(failure.place == "Tests/Given/VoiceTests.swift")
    }

    @Test("They are moved with all their lines, among which there may be others")
    func moved() throws {
        func failure(_ text: String) throws -> CheckFailure? {
            try self.failure(
                running: ["loud()"], in: packageWithTestsToMove(moved: text),
                changes: ["Tests/Given/VoiceTests.swift": Self.given, Self.path: nil])
        }
        #expect(
            try failure(Self.given.replacing("    ", with: "\t") + "\n// More\nlet a = 1\n") == nil)
        let weakened = Self.given.replacing("voice.isLoud", with: "voice.isLoud || true")
        let refused = try #require(try failure(weakened))
        #expect(refused.observed == "a file without the line `#expect(voice.isLoud)`")
        #expect(refused.place == Self.path)
        let disabled = Self.given.replacing(
            "#expect(voice.isLoud)", with: "/*\n#expect(voice.isLoud)\n*/")
        #expect(try failure(disabled)?.observed == refused.observed)
    }

    @Test("A new role with logic is named by a test")
    func untested() throws {
        let presenter = "Sources/MVP/Latest/LatestPresenter.swift"
        func failure(_ tests: String, from old: String? = nil) throws -> CheckFailure? {
            let package = try MadePackage([Self.path: tests, presenter: "final class A {}\n"])
            return try self.failure(
                running: ["a()"], in: package, changes: [Self.path: old, presenter: nil])
        }
        let untested = try #require(try failure("import Testing\n"))
        #expect(untested.next == "write unit tests for LatestPresenter")
        #expect(untested.place == presenter)
        // A role that was there may get one more file.
        let more = try MadePackage([
            Self.path: "import Testing\n", presenter: "final class A {}\n",
            "Sources/MVP/Latest/LatestPresenter+More.swift": "extension A {}\n",
        ])
        #expect(
            try self.failure(
                running: ["a()"], in: more,
                changes: ["Sources/MVP/Latest/LatestPresenter+More.swift": nil]) == nil)
        func suite(_ code: String) -> String {
            "struct VoiceTests {\n    @Test func a() {\n        \(code)\n    }\n}\n"
        }
        let test = suite("#expect(LatestPresenter().isLoud)")
        #expect(try failure(test) == nil)
        // Neither a comment nor a test from the start is a new test, and neither is one that expects nothing.
        #expect(try failure("// LatestPresenter is tested") == untested)
        #expect(try failure(test, from: test) == untested)
        #expect(try failure(suite("_ = LatestPresenter()")) == untested)
    }

    @Test("Tests with XCTest are refused by its name, also where they would pass")
    func otherFramework() throws {
        let package = try MadePackage([Self.path: "import XCTest\n"])
        let failure = try #require(
            try failure(running: [], in: package, changes: [Self.path: nil]))
        #expect(failure.observed == "XCTest, which is not run here")
        #expect(failure.place == Self.path)
    }

    @Test(
        "A test that expects nothing any more is named, and so is a trait that may leave out tests")
    func silenced() throws {
        func suite(_ body: String) -> String {
            "struct VoiceTests {\n    @Test func loud() {\n        \(body)\n    }\n}\n"
        }
        func failure(_ body: String, from old: String) throws -> CheckFailure? {
            let package = try MadePackage([Self.path: suite(body)])
            return try self.failure(
                running: ["loud()"], in: package, changes: [Self.path: suite(old)])
        }
        let silent = try #require(
            try failure("// #expect(voice.isLoud)", from: "#expect(voice.isLoud)"))
        #expect(
            silent.next
                == "give the test VoiceTests/loud an expectation again, as it had at the start")
        #expect(silent.place == Self.path)
        for body in ["#expect(Bool(true))", "#expect(1 == 1)"] {
            #expect(try failure(body, from: "#expect(voice.isLoud)") == silent)
        }
        #expect(WrittenTest.all(in: "// @Test func cut").isEmpty)
        #expect(WrittenTest.all(in: "@Test func cut").map(\.expects) == [false])
        #expect(try failure("expectLoud {}", from: "#expect(voice.isLoud)") == nil)
        #expect(try failure("listen()", from: "listen()") == nil)
        let fewer = try #require(
            try failure(
                "#expect(voice.isLoud)", from: "#expect(voice.isLoud)\n#expect(voice.isClear)"))
        #expect(fewer.observed == "1 of 2 expectations")
        for way in ["guard voice.isLow else { return }", "if voice.isLow { return }", "return;"] {
            let early = try #require(
                try failure(way + "\n#expect(voice.isLoud)", from: "#expect(voice.isLoud)"))
            #expect(early.observed.hasPrefix("a way around its expectations"))
        }
        let trait = try #require(
            try failure("#expect(voice.isLoud) // provideScope", from: "#expect(voice.isLoud)"))
        #expect(trait.observed == "`provideScope`, which can leave out a test and let it pass")
    }
}

import Foundation
import Testing
import Toolchain
import Trials

@testable import Workshop

@Suite("Proving exercises")
struct ProofTests {
    /// New scenarios that pass where the voice is loud.
    private static let tools = MadeTools(
        newScenarios: """
            if grep -qs '^loud$' "Sources/$2/Voice.swift" "Benchmarks/Variants/$2/Voice.swift"; then
            \(MadeTools.passing)
            else
            \(MadeTools.results("line 3: Then I am on \\\\\"News\\\\\"", passed: false))
            fi
            """)

    @Test("An exercise that is as it says has no problem")
    func proved() throws {
        #expect(try problems([:]) == [])
    }

    @Test("A solution that fails is found, with what the check says")
    func solution() throws {
        let patch = MadePackage.patch(of: "Sources/MVP/Voice.swift", to: "louder")
        let problems = try problems(["\(MadePackage.change)/MVP.patch": patch])
        #expect(problems.map(\.subject) == ["01-louder, MVP, the solution"])
        #expect(
            problems.first?.text
                == "fails the check `new-scenario`, although it should pass all checks")
        #expect(problems.first?.failure?.next == "make the new scenarios pass: 1 of 1 fail")
    }

    @Test("A solution of another author is tried, too")
    func otherAuthor() throws {
        func files(ofMVP word: String) -> [String: String] {
            ["MVC": "loud", "MVP": word].reduce(into: [:]) { files, solution in
                files["\(MadePackage.change)/second/\(solution.key).patch"] = MadePackage.patch(
                    of: "Sources/\(solution.key)/Voice.swift", to: solution.value)
            }
        }
        #expect(try problems(files(ofMVP: "loud")) == [])
        #expect(
            try problems(files(ofMVP: "louder")).map(\.subject)
                == ["01-louder, MVP, the solution of the second author"])
    }

    @Test("So is a solution with its rules in a type, after its own start")
    func inAType() throws {
        func problems(_ word: String) throws -> [Problem] {
            let source = "Sources/MVP/Voice.swift"
            let folder = "\(MadePackage.change)/in-a-type"
            let solution = MadePackage.patch(of: source, to: word)
            return try self.problems([
                "\(folder)/start/MVP.patch": MadePackage.patch(of: source, to: "typed"),
                "\(folder)/MVP.patch": solution.replacing("-quiet", with: "-typed"),
            ])
        }
        #expect(try problems("loud") == [])
        #expect(
            try problems("louder").map(\.subject)
                == ["01-louder, MVP, the solution with its rules in a type"])
    }

    @Test("So is a solution in a variant, in a build with the variants")
    func variant() throws {
        let source = "Benchmarks/Variants/MVI/Voice.swift"
        var tools = Self.tools
        tools.build = """
            cd "$3"
            case "$TRIPTYCH_BUILD $*" in
            check,variants*.build/check-variants*) exit 0 ;;
            check\\ *) ! grep '^loud' \(source) && exit 0 ;;
            esac
            echo "$3/Package.swift:1:1: error: $TRIPTYCH_BUILD"
            exit 1
            """
        func problems(_ word: String) throws -> [Problem] {
            try self.problems(
                [
                    source: "first\nquiet\nlast\n",
                    "\(MadePackage.change)/MVI.patch": MadePackage.patch(of: source, to: word),
                ], tools)
        }
        #expect(try problems("loud") == [])
        #expect(
            try problems("louder").map(\.subject) == ["01-louder, MVI, the solution in a variant"])
    }

    @Test("So is a start that passes")
    func start() throws {
        let problems = try problems([
            "Sources/MVC/Voice.swift": "first\nloud\nlast\n",
            "\(MadePackage.change)/MVC.patch": MadePackage.patch(
                of: "Sources/MVC/Voice.swift", to: "loud"
            )
            .replacing("-quiet", with: "-loud"),
        ])
        #expect(problems.map(\.subject) == ["01-louder, MVC, the start"])
        #expect(
            problems.first?.text == "passes the check `new-scenario`, although it should fail it")
    }

    @Test("A wrong solution that no check catches, or for another reason, is found")
    func wrong() throws {
        let preamble = "Architecture: MVP\nCaught by: new-scenario\nReason: I am off\n\nWhy.\n\n"
        func wrong(_ word: String) throws -> [Problem] {
            let patch = MadePackage.patch(
                of: "Sources/MVP/Voice.swift", to: word, preamble: preamble)
            return try problems(["\(MadePackage.change)/wrong/too-loud.patch": patch])
        }
        #expect(
            try wrong("loud").map(\.text) == [
                "passes the check `new-scenario`, although it should fail it"
            ]
        )
        #expect(
            try wrong("shouted").map(\.text)
                == ["fails the check `new-scenario`, but for another reason than \"I am off\""])
    }

    @Test(
        "The rest of the package must build with what reaches beyond the architectures",
        arguments: ["shared", "MVP", "wrong/too-loud"])
    func reachesBeyond(patch: String) throws {
        var tools = Self.tools
        tools.build = """
            case "$*" in *--build-tests) ;; *) exit 0 ;; esac
            echo "$3/Sources/Reader/Reader.swift:2:1: error: no such word"
            exit 1
            """
        let path = "\(MadePackage.change)/\(patch).patch"
        let own = MadePackage.whole[path].flatMap(\.self) ?? ""
        let problems = try problems(
            [
                path: own + MadePackage.patch(of: "Sources/Services/Voice.swift", to: "loud"),
                "Sources/Services/Voice.swift": "first\nquiet\nlast\n",
            ], tools)
        let solutions = ["01-louder, MVC, the solution", "01-louder, MVP, the solution"]
        #expect(problems.map(\.subject) == (patch == "wrong/too-loud" ? [] : solutions))
        #expect(problems.allSatisfy { $0.failure?.next == "make it build: 1 error" })
    }

    @Test("A check that sees nothing is found out")
    func blindCheck() throws {
        var tools = Self.tools
        tools.newScenarios = MadeTools.passing
        #expect(
            try problems([:], tools).map(\.subject) == [
                "01-louder, MVC, the start", "01-louder, MVP, the start",
                "01-louder, MVP, wrong/too-loud",
            ])
    }

    @Test("Tests must find each fault, and the start must miss one")
    func faults() throws {
        let folder = "scenarios/exercises/21-listen"
        func files(_ solution: String) -> [String: String?] {
            var files: [String: String?] = [
                "\(folder)/start/MVP.patch": "Fails: faults\nReason: hoarse\n\n"
                    + Self.test("nothing"),
                "\(folder)/MVP.patch": Self.test(solution).replacing("-quiet", with: "-nothing"),
                "\(folder)/faults/MVP/hoarse.patch": MadePackage.patch(
                    of: "Sources/MVP/Voice.swift", to: "hoarse"),
                "\(folder)/faults/MVP/mute.patch": MadePackage.patch(
                    of: "Sources/MVP/Voice.swift", to: "mute"),
                "Tests/Architectures/MVPTests/VoiceTests.swift": "first\nquiet\nlast\n",
            ]
            files.merge(MadePackage.documents(of: "test", in: folder)) { first, _ in first }
            return files
        }
        var tools = Self.tools
        tools.build = MadeTools.copying
        // A test for each word of the file, which fails if the voice has it.
        tools.tests = MadeTools.suite(
            ["hoarse", "mute"].map { word in
                let isWritten = "grep -q \(word) Tests/Architectures/MVPTests/VoiceTests.swift"
                return (
                    word + "()",
                    "! \(isWritten) || ! grep -q \(word) .build/Sources/MVP/Voice.swift"
                )
            })
        #expect(try problems(files("hoarse mute"), tools) == [])
        let problems = try problems(files("hoarse"), tools)
        #expect(problems.map(\.subject) == ["21-listen, MVP, the solution"])
        #expect(
            problems.first?.failure?.observed
                == "no test catches the fault \"mute\": none of the tests that pass without it fails with it"
        )
    }

    @Test(
        "The solution of a hunt has a new test that catches the fault; to undo the start is not enough"
    )
    func hunt() throws {
        let folder = "scenarios/exercises/21-listen"
        let voice = "Sources/MVP/Voice.swift"
        func problems(solution: String) throws -> [Problem] {
            var files = MadePackage.documents(of: "hunt", in: folder)
            files["\(folder)/start/MVP.patch"] =
                "Fails: structure\n\n"
                + MadePackage.patch(of: voice, to: "mumbled")
            files["\(folder)/MVP.patch"] =
                MadePackage.patch(of: voice, to: "quiet")
                .replacing("-quiet", with: "-mumbled") + solution
            var tools = Self.tools
            tools.build = MadeTools.copying
            tools.structure = """
                grep -q mumbled \(voice) && \
                echo '[{"path":"a","seen":"b","expected":"c"}]' || echo '[]'
                """
            tools.tests = MadeTools.suite([
                ("other()", "true"), ("finds()", "! grep -q mumbled \(MadeTools.built(voice))"),
            ])
            return try self.problems(files, tools)
        }
        let test = """
            diff --git a/Tests/Architectures/MVPTests/VoiceTests.swift b/Tests/Architectures/MVPTests/VoiceTests.swift
            new file mode 100644
            --- /dev/null
            +++ b/Tests/Architectures/MVPTests/VoiceTests.swift
            @@ -0,0 +1,3 @@
            +struct VoiceTests {
            +    @Test func finds() {}
            +}

            """
        #expect(try problems(solution: test) == [])
        let found = try problems(solution: "")
        #expect(found.map(\.subject) == ["21-listen, MVP, the solution"])
        #expect(found.first?.failure?.observed == "no new test")
    }

    private static func test(_ words: String) -> String {
        MadePackage.patch(of: "Tests/Architectures/MVPTests/VoiceTests.swift", to: words)
    }

    private func problems(
        _ files: [String: String?], _ tools: MadeTools = tools
    ) throws -> [Problem] {
        let package = try MadePackage(files)
        let catalogue = package.catalogue
        #expect(catalogue.errors == [])
        let proof = try Proof(
            of: catalogue, environment: try tools.install(in: package), record: { _, _ in nil })
        return try proof.problems(of: catalogue.exercises) { _ in }
    }
}

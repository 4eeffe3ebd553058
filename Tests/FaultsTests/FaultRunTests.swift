import Anatomy
import Foundation
import Testing

@testable import Faults

@Suite("A run over faults")
struct FaultRunTests {
    @Test("Each finder is told from the others, and one that is not reached is not run")
    func finders() throws {
        let package = try MadeRun(
            tools: .init(
                scenarios: """
                    case "$TRIPTYCH_FAULT" in
                    MVP-1) passed=false ;;
                    MVP-2) passed=false; leaked=true ;;
                    MVP-3) echo 'A.swift:3: Fatal error: no' >&2; kill -ILL $$ ;;
                    esac
                    """,
                tests: """
                    case "$TRIPTYCH_FAULT" in
                    MVP-1) echo '✘ Test "A" recorded an issue at B.swift:7:9: Expectation failed: 1 == 2'; exit 1 ;;
                    esac
                    """,
                exploration: "[ \"$TRIPTYCH_FAULT\" = MVP-4 ] && echo difference"))
        let outcomes = try package.outcomes(of: (1...6).map { .made($0) })
        #expect(
            outcomes.map { Set($0.catches.keys) } == [
                [.scenarios, .unitTests], [.leakGate], [.scenarios], [.exploration], [], [],
            ])
        #expect(outcomes[2].catches[.scenarios]?.contains("Fatal error: no") == true)
        #expect(outcomes[3].catches[.exploration] == "difference")
        #expect(outcomes[4].verdict == .missed(isReached: true))
        #expect(outcomes[5].verdict == .missed(isReached: false))
        #expect(try package.log.contains("MVP-5"))
        #expect(try !package.log.contains("MVP-6"))
    }

    @Test("A process that hangs is ended, and caught")
    func hang() throws {
        let package = try MadeRun(
            tools: .init(exploration: "[ -n \"$TRIPTYCH_FAULT\" ] && sleep 600"),
            leastLimit: .milliseconds(500))
        let outcomes = try package.outcomes(of: [.made(1)])
        #expect(outcomes[0].catches[.exploration] == "the app hangs")
    }

    @Test("What the syntax shows to change nothing is not tried")
    func nothing() throws {
        let package = try MadeRun(tools: .init())
        let outcomes = try package.outcomes(of: [.made(1, reasonForNothing: "the same")])
        #expect(outcomes[0].verdict == .changesNothing("the same"))
        #expect(try !package.log.contains("MVP-1"))
    }

    @Test("A fault that does not compile is left out by its place, and the rest is built again")
    func compile() throws {
        let package = try MadeRun(
            tools: .init(
                build: """
                    file="$3/Sources/MVP/A.swift"
                    if grep -q 'isOn(2)' "$file"; then
                        echo "$file:2:5: error: no such type"
                        exit 1
                    fi
                    """))
        let outcomes = try package.outcomes(of: [
            .made(1, edits: [.skip(0..<5)]), .made(2, edits: [.skip(6..<11)]),
        ])
        #expect(outcomes[0].verdict == .missed(isReached: true))
        #expect(outcomes[1].verdict == .doesNotCompile("no such type"))
    }

    @Test("A copy that does not build without a fault's text in the way: the first errors")
    func broken() throws {
        let package = try MadeRun(
            tools: .init(build: "echo \"$3/Sources/MVP/B.swift:1:1: error: no\"; exit 1"))
        let error = #expect(throws: FaultsError.self) {
            try package.outcomes(of: [.made(1)])
        }
        #expect(error?.description.contains("Sources/MVP/B.swift:1: no") == true)
    }

    @Test("Where something fails without any fault, nothing is tried")
    func notClean() throws {
        let package = try MadeRun(tools: .init(scenarios: "passed=false"))
        let error = #expect(throws: FaultsError.self) {
            try package.outcomes(of: [.made(1)])
        }
        #expect(error?.description.contains("caught by scenarios already") == true)
    }
}

/// A package whose compiler and programs are shell scripts.
private final class MadeRun {
    struct Tools {
        var build = ""
        /// Sets `passed` and `leaked`.
        var scenarios = ""
        var tests = ""
        /// What it prints has been found.
        var exploration = ""
    }

    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "faults-\(UUID().uuidString)").resolvingSymlinksInPath()
    private let leastLimit: Duration

    init(tools: Tools, leastLimit: Duration = .seconds(20)) throws {
        self.leastLimit = leastLimit
        try write("// A package\n", to: "Package.swift")
        try write("Feature: A\n", to: "scenarios/a.feature")
        try write("first\nsecond\n", to: "Sources/MVP/A.swift")
        try write("#!/bin/sh\n\(tools.build)\n", to: "bin/swift")
        let products = ".build/workshop/faults/.build/check/debug"
        try write(Self.scenarios(tools), to: "\(products)/triptych-probe")
        try write(Self.script + tools.exploration + "\nexit 0\n", to: "\(products)/triptych")
        try write(
            """
            #!/bin/sh
            if [ "$3" = --list-tests ]; then
                printf 'MVPTests.FirstTests/a()\\nMVPTests.FirstTests/b()\\nOtherTests.Third/a()\\n'
                printf 'MVPTests.SecondTests/a()\\n'
                exit 0
            fi
            \(Self.script)
            \(tools.tests)
            echo 'Test run with 3 tests in 1 suite passed'

            """,
            to: "\(products)/triptychPackageTests.xctest")
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func outcomes(of faults: [Fault]) throws -> [FaultOutcome] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let run = try FaultRun(
            of: [FaultList(architecture: "MVP", faults: faults)],
            in: [
                ArchitectureSources(
                    name: "MVP", module: "MVP", folder: "Sources/MVP", tests: "MVPTests")
            ], of: folder,
            exploring: Exploration { _ in
                ["explore"]
            } finding: { output in
                let text = String(decoding: output, as: UTF8.self).onOneLine
                return text.isEmpty ? nil : text
            },
            environment: ["PATH": folder.appending(path: "bin").path + ":" + path],
            leastLimit: leastLimit)
        return try run.outcomes(of: faults, in: "MVP")
    }

    /// The faults with which something ran.
    var log: String {
        get throws {
            let file = folder.appending(path: ".build/workshop/faults/log")
            return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        }
    }

    /// All programs reach the faults up to the fifth.
    private static let script = """
        #!/bin/sh
        [ -n "$TRIPTYCH_FAULTS_REACHED" ] && printf '\\0\\1\\1\\1\\1\\1\\0' > "$TRIPTYCH_FAULTS_REACHED/MVP"
        echo "$TRIPTYCH_FAULT" >> log

        """

    private static func scenarios(_ tools: Tools) -> String {
        script + """
            passed=true leaked=false
            \(tools.scenarios)
            cat > "$4/results.json" <<END
            {"suites":[{"cases":[{"name":"A","location":"a.feature:2","passed":$passed,"leaked":$leaked,"failure":"line 3: A"}]}]}
            END

            """
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
}

import Foundation
import Testing
import TestSupport
import Toolchain
import Trials

@testable import Faults

@Suite("A run over faults")
struct FaultRunTests {
    @Test("Each finder has its own result, and one that is not reached is not run")
    func finders() throws {
        let package = try MadeRun(
            tools: .init(
                scenarios: """
                    case "$TRIPTYCH_FAULT" in
                    MVP-1) passed=false ;;
                    MVP-2) passed=false; leaks='["A"]' ;;
                    MVP-3) echo 'A.swift:3: Fatal error: no' >&2; kill -ILL $$ ;;
                    esac
                    """,
                tests: """
                    case "$TRIPTYCH_FAULT" in
                    MVP-1) fail ;;
                    esac
                    """,
                exploration: #"[ "$TRIPTYCH_FAULT" = MVP-4 ] && found='"difference"'"#))
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

    @Test("Of the unit tests, only suites that reach the fault are run")
    func suites() throws {
        let package = try MadeRun(
            tools: .init(
                tests: """
                    if [ "$4" = '^MVPTests\\.(SecondTests)(/|$)' ] && [ -n "$TRIPTYCH_FAULTS_REACHED" ]; then
                        printf '\\0\\0\\1\\0\\0\\0\\0' > "$TRIPTYCH_FAULTS_REACHED/MVP"
                    fi
                    echo "tests of $TRIPTYCH_FAULT: $4" >> log
                    """))
        _ = try package.outcomes(of: [.made(1), .made(2)])
        let runs = try package.log.split(separator: "\n")
        let first = runs.filter { $0.hasPrefix("tests of MVP-1") }.joined()
        #expect(first.contains("FirstTests") && !first.contains("SecondTests"))
        let second = runs.filter { $0.hasPrefix("tests of MVP-2") }.joined()
        #expect(second.contains("FirstTests") && second.contains("SecondTests"))
    }

    @Test("A test that makes a screen is known by what it does, and counts apart")
    func screens() throws {
        let package = try MadeRun(
            tools: .init(
                tests: """
                    case "$4" in
                    *Second*) ;;
                    *'a\\(\\)'*|*'(FirstTests)'*) [ -n "$TRIPTYCH_FAULTS_REACHED" ] && : > "$TRIPTYCH_FAULTS_REACHED/screen" ;;
                    esac
                    case "$TRIPTYCH_FAULT $4" in
                    MVP-1*'a\\(\\)'*|MVP-2*'b\\(\\)'*) fail ;;
                    esac
                    """))
        let outcomes = try package.outcomes(of: [.made(1), .made(2)])
        #expect(outcomes.map { Set($0.catches.keys) } == [[.screenTests], [.unitTests]])
    }

    @Test("The toolkit notes a screen where it makes one")
    func note() throws {
        let package = ThisPackage.root
        let changes = try ScreenNote.changes {
            try String(contentsOf: package.appending(path: $0), encoding: .utf8)
        }
        #expect(changes.count == 3)
        #expect(throws: FileError.self) { try ScreenNote.changes { _ in "" } }
    }

    @Test("A process that hangs is ended, and caught")
    func hang() throws {
        let package = try MadeRun(
            tools: .init(exploration: "[ -n \"$TRIPTYCH_FAULT\" ] && sleep 600"),
            leastLimit: .milliseconds(500))
        let outcomes = try package.outcomes(of: [.made(1)])
        #expect(outcomes[0].catches[.exploration] == "the app hangs")
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

    @Test("With a change, the faults are made in its text, and the sources stay as they are")
    func change() throws {
        let package = try MadeRun(
            tools: .init(
                build: """
                    cd "$3"
                    grep -q '{ third }' Sources/MVP/A.swift || exit 1
                    [ -e scenarios/b.feature ] || exit 1
                    """))
        let text = "first\nthird\n"
        let outcomes = try package.outcomes(
            of: [.made(1, edits: [.skip(6..<11)])],
            with: ["Sources/MVP/A.swift": text, "scenarios/b.feature": "Feature: B\n"])
        #expect(outcomes[0].verdict == .missed(isReached: true))
        #expect(try package.source == "first\nsecond\n")
    }

    @Test("Where something fails without any fault, nothing is tried")
    func notClean() throws {
        let package = try MadeRun(tools: .init(scenarios: "passed=false"))
        let error = #expect(throws: PackageError.self) {
            try package.outcomes(of: [.made(1)])
        }
        #expect(error?.description.contains("fails without any fault, in the scenarios") == true)
    }
}

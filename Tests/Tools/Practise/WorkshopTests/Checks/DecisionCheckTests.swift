import Foundation
import Testing
import Trials

@testable import Workshop

@Suite("Asking roles for their decisions")
struct DecisionCheckTests {
    private static let hidden = "Tests/Architectures/MVPTests/HiddenTests.swift"

    /// What the check says of work on an exercise with a hidden test.
    ///
    /// - Parameters:
    ///   - build: What `swift` does.
    ///   - test: What the hidden test does.
    private func report(build: String = "exit 0", test: String) throws -> CheckReport {
        let package = try MadePackage([MadePackage.change + "/hidden/MVP.swift": "import Testing\n"]
        )
        var tools = MadeTools(build: build)
        tools.tests = """
            for file; do :; done
            : > "$file"
            event() {
                echo "{\\"payload\\":{\\"kind\\":\\"$1\\",\\"testID\\":\\"MVPTests.A/b()/A.swift:1:2\\"}}" >> "$file"
            }
            echo '{"payload":{"id":"MVPTests.A/b()/A.swift:1:2","displayName":"The voice is loud"}}' >> "$file"
            event testStarted
            if [ -e \(Self.hidden) ] && ! ( \(test) ); then
                event issueRecorded
                exit 1
            fi
            """
        return try tools.report(of: package)
    }

    @Test("A role that does not decide: the check names the decision, and not the code of the test")
    func misplaced() throws {
        let report = try report(test: "false")
        #expect(report.failures.map(\.check) == [.decisions])
        let failure = try #require(report.failures.first?.failure)
        #expect(
            failure.next
                == "make your roles do what each hidden test expects: 1 of 1 fails")
        #expect(failure.expected == "The voice is loud")
        #expect(!failure.text.contains("Expectation failed"))
    }

    @Test("A role that decides passes, and the hidden test is in the copy only")
    func placed() throws {
        #expect(try report(test: "true").passed)
    }

    @Test("A role that lacks what it offered at the start is told so")
    func otherInterface() throws {
        let build = """
            [ ! -e "$3/\(Self.hidden)" ] && exit 0
            echo "$3/\(Self.hidden):2:5: error: no member 'speak'"
            exit 1
            """
        let failure = try #require(try report(build: build, test: "true").failures.first?.failure)
        #expect(failure.next.hasPrefix("keep what the start offers"))
        #expect(failure.observed == "no member 'speak'")
    }
}

import Foundation
import Trials

@testable import Workshop

/// A compiler and a program that are shell scripts, so that a check takes milliseconds.
struct MadeTools {
    /// What `swift` does.
    var build = "exit 0"
    /// What the new scenarios, all others, the rules and the tests do. The architecture is `$2`, and the path of the
    /// scenarios `$3`.
    var newScenarios = passing
    var scenarios = passing
    var structure = "echo '[]'"
    var tests = ran(["MVPTests.OtherTests/a()"])

    /// Writes that these tests have begun into the file for events, which is the last argument.
    static func ran(_ tests: [String]) -> String {
        "for file; do :; done\n: > \"$file\"\n"
            + tests.map {
                #"echo '{"payload":{"kind":"testStarted","testID":"\#($0)"}}' >> "$file"\#n"#
            }.joined()
    }

    /// Runs tests of MVP, each of which passes if its script succeeds.
    static func suite(_ tests: [(name: String, script: String)]) -> String {
        """
        for file; do :; done
        : > "$file"
        code=0
        event() {
            printf '{"payload":{"kind":"%s","testID":"MVPTests.VoiceTests/%s/V.swift:1:2",\(issue)}}\\n' "$1" "$2" >> "$file"
        }

        """
            + tests.map { name, script in
                """
                event testStarted '\(name)'
                if ! ( \(script) ); then
                    event issueRecorded '\(name)'
                    code=1
                fi
                event testEnded '\(name)'

                """
            }.joined() + "exit $code\n"
    }

    /// What the event of an issue says of it.
    private static let issue =
        #""issue":{"isKnown":false,"sourceLocation":{"fileID":"MVPTests/V.swift","line":1}},"#
        + #""messages":[{"text":"Expectation failed: no"}]"#

    /// A report of nothing.
    static let empty = #"echo '{"suites":[],"failed":0,"pending":0,"passed":0}'"#

    static let passing = results("", passed: true)

    /// Writes the result of one scenario.
    ///
    /// - Parameter reason: Further members of the JSON, each with a comma before it.
    static func results(_ failure: String, passed: Bool, reason: String = "") -> String {
        """
        place=$3
        [ "$3" != scenarios ] || place=scenarios/voice.feature
        cat <<END
        {"suites":[{"name":"A","failed":0,"pending":0,"cases":[{"name":"A: B","location":"$place:2","pending":false,\
        "passed":\(passed),"failure":"\(failure)"\(reason)}]}],"failed":0,"pending":0,"passed":1}
        END
        """
    }

    /// What `swift` does where the tests look at what was built: `built` has the sources as they were.
    static let copying = #"cp -R "$3/Sources" "$3/.build/""#

    /// What was built of a source.
    static func built(_ path: String) -> String { ".build/\(path)" }

    /// Puts the scripts into a package.
    ///
    /// - Returns: The environment in which they are found.
    func install(in package: MadePackage) throws -> [String: String] {
        // On macOS the package manager runs the tests.
        try write(
            "#!/bin/sh\nif [ \"$1\" = test ]; then\n\(tests)\nexit\nfi\n\(build)\n",
            to: "bin/swift", in: package)
        for root in [""] + Sandbox.namesOfPair.map({ ".build/workshop/\($0)/" }) {
            for folder in ["check", "check-variants"].map({ "\(root).build/\($0)/debug" }) {
                try write(program, to: folder + "/scenarios", in: package)
                try write(
                    "#!/bin/sh\n\(tests)\n", to: folder + "/triptychPackageTests.xctest",
                    in: package)
            }
        }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return ["PATH": package.folder.appending(path: "bin").path + ":" + path]
    }

    /// Checks work on a change with these tools.
    ///
    /// - Parameter changes: The files that were changed since the start, with their texts from then.
    func report(
        of package: MadePackage? = nil, exercise: Exercise? = nil,
        changes: [String: String?] = [:], missing: [String] = [], limit: Duration = .seconds(20)
    ) throws -> CheckReport {
        let package = try package ?? MadePackage()
        let build = PackageBuild(
            of: package.folder, environment: try install(in: package), limit: limit)
        let exercise = try exercise ?? package.catalogue.exercise("1")
        return try WorkCheck(
            of: Assignment(exercise: exercise, subject: MadePackage.architectures[1]),
            changes: changes, missing: missing, build: build, record: { _, _ in nil }
        ).report { _ in }
    }

    private var program: String {
        """
        #!/bin/sh
        # The first word is always `worker`.
        shift
        case "$1 $3" in
        "results "*after.feature)
        \(newScenarios)
        ;;
        "results "*)
        \(scenarios)
        ;;
        *)
        \(structure)
        ;;
        esac

        """
    }

    private func write(_ script: String, to path: String, in package: MadePackage) throws {
        try package.write(script, to: path)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: package.folder.appending(path: path).path)
    }
}

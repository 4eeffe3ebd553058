import ArchitectureList
import Foundation
import TestSupport

@testable import Faults

/// A package whose compiler and programs are shell scripts.
final class MadeRun {
    struct Tools {
        var build = ""
        /// Sets `passed` and `leaks`.
        var scenarios = ""
        var tests = ""
        /// What it sets `found` to has been found.
        var exploration = ""
    }

    private let workspace: Workspace
    private var folder: URL { workspace.folder }
    private let leastLimit: Duration

    init(tools: Tools, leastLimit: Duration = .seconds(20)) throws {
        self.leastLimit = leastLimit
        workspace = try Workspace([
            "Package.swift": "// A package\n", "scenarios/a.feature": "Feature: A\n",
            "Sources/MVP/A.swift": "first\nsecond\n",
            "Sources/Shared/PocketUI/ViewController.swift": "public init() {}\n",
            "Sources/Shared/PocketUI/Window.swift": "package init() {}\n",
        ])
        let products = ".build/workshop/faults/.build/check/debug"
        let tests = folder.appending(path: "\(products)/triptychPackageTests.xctest").path
        // On macOS the package manager runs the tests.
        try workspace.write(
            script:
                "#!/bin/sh\nif [ \"$1\" = test ]; then exec '\(tests)' \"$@\"; fi\n\(tools.build)\n",
            to: "bin/swift")
        try workspace.write(script: Self.probe(tools), to: "\(products)/scenarios")
        try workspace.write(
            script: """
                #!/bin/sh
                if [ "$3" = --list-tests ] || [ "$2" = list ]; then
                    printf 'MVPTests.FirstTests/a()\\nMVPTests.FirstTests/b()\\nOtherTests.Third/a()\\n'
                    printf 'MVPTests.SecondTests/a()\\n'
                    exit 0
                fi
                \(Self.script)
                for file; do :; done
                fail() {
                    echo '{"payload":{"kind":"issueRecorded","testID":"MVPTests.FirstTests/a()"}}' > "$file"
                    exit 1
                }
                \(tools.tests)
                echo '{"payload":{"kind":"testStarted","testID":"MVPTests.FirstTests/a()"}}' > "$file"

                """,
            to: "\(products)/triptychPackageTests.xctest")
    }

    func outcomes(
        of faults: [Fault], with changes: [String: String?] = [:]
    ) throws -> [FaultOutcome] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let run = try FaultRun(
            of: [FaultList(architecture: "MVP", faults: faults)],
            in: [
                ArchitectureSources(
                    name: "MVP", module: "MVP", folder: "Sources/MVP", tests: "MVPTests")
            ], of: folder, with: changes,
            environment: ["PATH": folder.appending(path: "bin").path + ":" + path],
            leastLimit: leastLimit)
        return try run.outcomes(of: faults, in: "MVP")
    }

    /// The text of the file that faults are made in, as it is in the package.
    var source: String {
        get throws { try workspace.read("Sources/MVP/A.swift") }
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

    private static func probe(_ tools: Tools) -> String {
        script + """
            if [ "$2" = compare ]; then
            found=
            \(tools.exploration)
            echo "[$found]"
            exit 0
            fi
            passed=true leaks=null
            \(tools.scenarios)
            cat <<END
            {"suites":[{"name":"A","failed":0,"pending":0,"cases":[{"name":"A","location":"a.feature:2","pending":false,\
            "passed":$passed,"leaks":$leaks,"failure":"line 3: A"}]}],"failed":0,"pending":0,"passed":1}
            END

            """
    }
}

import Foundation

/// Calls git in the folder of a package, independently of the user's settings and of a hook's variables.
package struct Git: Sendable {
    private static let settings = [
        "core.autocrlf=false", "core.safecrlf=false", "core.eol=lf",
        "core.attributesFile=/dev/null", "core.quotePath=false",
        "core.fsmonitor=false", "core.hooksPath=/dev/null", "merge.conflictStyle=merge",
        "merge.renames=false", "rerere.enabled=false",
        // A command that fetches missing objects would clean up the repository, too.
        "gc.auto=0", "maintenance.auto=false", "fetch.writeCommitGraph=false",
    ]

    private let folder: URL
    private var environment: [String: String]

    package init(in folder: URL) {
        self.folder = folder
        let own = ProcessInfo.processInfo.environment.filter { name, _ in
            !name.hasPrefix("GIT_") || name.hasPrefix("GIT_CONFIG_")
        }
        let names = ["AUTHOR_NAME", "AUTHOR_EMAIL", "COMMITTER_NAME", "COMMITTER_EMAIL"]
        environment = own.merging(names.map { ("GIT_\($0)", "triptych") }) { $1 }
            .merging(["LC_ALL": "C"]) { $1 }
    }

    /// A copy that sets some environment variables for git.
    package func with(_ variables: [String: String]) -> Git {
        var git = self
        git.environment.merge(variables) { $1 }
        return git
    }

    /// Runs a command of git to its end, whatever its exit code.
    package func attempt(_ words: [String], input: Data = Data()) throws -> SubprocessRun {
        try Subprocess(
            ["git"] + Self.settings.flatMap { ["-c", $0] } + words, in: folder,
            environment: environment, inherits: false
        ).run(input: input)
    }

    /// Runs a command of git.
    ///
    /// - Returns: The bytes of its standard output. An exit code other than 0 is an error.
    @discardableResult
    package func run(_ words: [String], input: Data = Data()) throws -> Data {
        let run = try attempt(words, input: input)
        try run.expectSuccess(of: "git \(words.first ?? "")")
        return run.output
    }
}

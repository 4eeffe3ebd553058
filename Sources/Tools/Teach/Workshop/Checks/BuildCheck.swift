/// What a build says of the code.
struct BuildCheck {
    /// Whether a message is about the code that is checked.
    let isRelevant: (CompilerMessage) -> Bool

    func result(of outcome: PackageBuild.Outcome) -> CheckResult {
        let errors = outcome.messages(.error)
        if outcome.output.contains("was compiled with module cache path") {
            return .failed(moved)
        }
        if !outcome.succeeded {
            return .failed(failure(errors, "error", otherwise: outcome.output))
        }
        let warnings = outcome.messages(.warning).filter(isRelevant)
        return warnings.isEmpty ? .passed : .failed(failure(warnings, "warning", otherwise: ""))
    }

    /// The compiler keeps absolute paths.
    private var moved: CheckFailure {
        CheckFailure(
            .build, next: "delete the folder .build, and check again",
            observed: "a build of this package in another folder",
            expected: "a build of this folder; the package was moved or copied since",
            place: ".build")
    }

    private func failure(
        _ messages: [CompilerMessage], _ kind: String, otherwise output: String
    ) -> CheckFailure {
        let lines = output.split(separator: "\n").map(String.init)
        let first = messages.first
        let count = messages.count == 1 ? "1 \(kind)" : "\(messages.count) \(kind)s"
        return CheckFailure(
            .build,
            next: messages.isEmpty
                ? "make it build; `swift build --build-tests` says more"
                : kind == "error"
                    ? "make it build: \(count)" : "make it build without a warning: \(count)",
            observed: first.map { "\($0.kind.rawValue): \($0.text)" }
                ?? lines.first { $0.contains("error:") } ?? "the build failed",
            expected: "neither errors nor warnings",
            place: first.map { "\($0.path):\($0.line)" } ?? "swift build",
            details: messages.isEmpty
                ? lines.suffix(20).joined(separator: "\n")
                : messages.dropFirst().prefix(10)
                    .map { "\($0.path):\($0.line): \($0.kind.rawValue): \($0.text)" }
                    .joined(separator: "\n"))
    }
}

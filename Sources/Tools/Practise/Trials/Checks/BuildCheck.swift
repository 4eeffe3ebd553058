import Toolchain

extension PackageBuild.Outcome {
    /// The result of the check `build`.
    ///
    /// - Parameters:
    ///   - isRelevant: Whether warnings about a file count.
    ///   - isSuspect: Whether a file may be the cause of an error. Errors in such files come first, because a
    ///     missing brace causes errors in other files, too.
    package func result(
        isRelevant: (_ path: String) -> Bool = { _ in true },
        isSuspect: (_ path: String) -> Bool = { _ in true }
    ) -> CheckResult {
        if let failure {
            let errors = messages(.error).missingCodeFirst
            let ordered =
                errors.filter { isSuspect($0.path) } + errors.filter { !isSuspect($0.path) }
            return .failed(
                failure.contains("was compiled with module cache path")
                    ? Self.moved
                    : failure.contains("Permission denied")
                        ? Self.foreign : Self.failure(ordered, in: failure))
        }
        let warnings = messages(.warning).filter { isRelevant($0.path) }
        return warnings.isEmpty ? .passed : .failed(Self.failure(warnings, in: ""))
    }

    /// The failure after the package was moved, because a build contains absolute paths.
    private static let moved = CheckFailure(
        next:
            "delete the folders \(folders), and check again",
        observed: "a build that was made in another folder",
        expected: "a build that was made here; the package was moved or copied after the build",
        place: ".build/check")

    private static let foreign = CheckFailure(
        next: "delete the folders \(folders), or become their owner with `chown`, and check again",
        observed: "a build that you may not write to", expected: "folders that belong to you",
        place: ".build/check")

    private static let folders = ".build/check and .build/workshop"

    /// - Parameter messages: Either errors or warnings.
    private static func failure(
        _ messages: [CompilerMessage], in output: String
    ) -> CheckFailure {
        let expected = "neither errors nor warnings"
        guard let first = messages.first else {
            let lines = output.split(separator: "\n").map(String.init)
            return CheckFailure(
                next: "make it build; `swift build --build-tests` says more",
                observed: lines.first { $0.contains("error:") } ?? "the build failed",
                expected: expected, place: "swift build",
                details: lines.suffix(20).joined(separator: "\n"))
        }
        let kind = first.kind.rawValue
        let aim = first.kind == .error ? "make it build" : "make it build without a warning"
        return CheckFailure(
            next: "\(aim): \(messages.count) \(kind)\(messages.count == 1 ? "" : "s")",
            observed: "\(kind): \(first.text)", expected: expected, place: first.place,
            details: messages.dropFirst().prefix(10).map { "\($0.place): \(kind): \($0.text)" }
                .joined(separator: "\n"))
    }
}

import Foundation

extension Terminal {
    /// Prints a text; on a terminal whose window is too small for it, by the program that `PAGER` names, or
    /// by `less`.
    package func page(
        _ text: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let pager = environment["PAGER"] ?? "less -R"
        let lines = text.count { $0 == "\n" } + 1
        guard let height, lines >= height, environment["TERM"] != "dumb",
            !["", "cat"].contains(pager), Self.show(text, with: pager)
        else { return print(text) }
    }

    /// Shows a text in a program that takes the terminal over. It reads a file, because it may end before
    /// it has read everything, which would break a pipe.
    ///
    /// - Returns: Whether the program could be started. Leaving it early is not a failure.
    private static func show(_ text: String, with pager: String) -> Bool {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        guard (try? Data((text + "\n").utf8).write(to: file)) != nil else { return false }
        // Without this, `less` shows the escape sequences of colours as text.
        setenv("LESS", "R", 0)
        let words = ["/bin/sh", "-c", pager + " < \"$0\"", file.path]
        // Foundation's `Process` is not in the foreground process group, so it could read no keys.
        let status = run(words)
        let notFound: Int32 = 127
        return status.map { $0 != notFound } ?? false
    }

    /// Runs a program to its end. Ctrl-C interrupts only that program.
    ///
    /// - Returns: Its exit code; nil if it could not be started.
    private static func run(_ words: [String]) -> Int32? {
        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        let before = signal(SIGINT, SIG_IGN)
        defer { signal(SIGINT, before) }
        var process: pid_t = 0
        var status: Int32 = 0
        guard posix_spawn(&process, words[0], nil, nil, &arguments, environ) == 0 else {
            return nil
        }
        while waitpid(process, &status, 0) == -1 {
            if errno != EINTR { return nil }
        }
        return status >> 8 & 0xFF
    }
}

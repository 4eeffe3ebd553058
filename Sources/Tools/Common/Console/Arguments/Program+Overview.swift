extension Program {
    /// Prints what the commands are, if nothing else is typed.
    func printOverview(of typed: [String], on terminal: Terminal) throws(UsageError) -> ExitCode {
        if let word = typed.first, !Self.isHelp(word) { throw unknown(word) }
        terminal.print(overview(width: HelpText.width(on: terminal)))
        return .success
    }

    /// The summaries of all commands.
    package func overview(width: Int) -> String {
        let call = "swift run \(name)"
        let foot = "`\(call) COMMAND --help` describes one command."
        return [
            HelpText.paragraphs(summary, width: width),
            "Usage: \(call) COMMAND [OPERAND...] [OPTION...]",
            "The commands:\n" + HelpText.list(entries(of: commands), width: width),
            HelpText.paragraphs(foot, width: width),
        ].joined(separator: "\n\n")
    }

    /// The commands whose words begin with those of another one, such as `bench list`.
    func further(than command: any Command.Type) -> [HelpText.Entry] {
        entries(
            of: commands.filter {
                $0.words.count > command.words.count && $0.words.starts(with: command.words)
            })
    }

    /// The names of commands with their summaries.
    private func entries(of commands: [any Command.Type]) -> [HelpText.Entry] {
        commands.map { ($0.definition.name, $0.definition.summary) }
    }

    private func unknown(_ word: String) -> UsageError {
        let typed = "\(name) \(word.withoutControls)"
        let meant = commands.map { $0.definition.name }.closest(to: typed)
            .map { "did you mean \"\($0)\"? " }
        return UsageError(
            "there is no command \"\(typed)\"; \(meant ?? "")`swift run \(name)` lists the commands"
        )
    }
}

import Output

/// Commands that answer the same question of a person.
struct CommandGroup {
    let question: String
    let commands: [any Command.Type]

    /// The commands for users.
    static var front: [CommandGroup] {
        [
            CommandGroup(
                question: "Look: what does each do, and in which code?",
                commands: [
                    LiveCommand.self, CompareCommand.self, TraceCommand.self, ReportCommand.self,
                ]),
            CommandGroup(
                question: "Measure: what does each cost?",
                commands: [
                    BenchCommand.self, BenchListCommand.self, BenchRunsCommand.self,
                    BenchDeleteCommand.self, ChangeCommand.self,
                ]),
            CommandGroup(
                question: "Practise: can I do it myself?",
                commands: [
                    WorkshopListCommand.self, WorkshopShowCommand.self, WorkshopStartCommand.self,
                    WorkshopCheckCommand.self, WorkshopHintCommand.self,
                    WorkshopSolutionCommand.self, WorkshopResetCommand.self,
                    WorkshopStatusCommand.self, WorkshopRestoreCommand.self,
                    WorkshopSavedCommand.self, WorkshopProgressCommand.self,
                ]),
            CommandGroup(
                question: "Extend: how do I add my own?",
                commands: [
                    ScenariosRunCommand.self, ScenariosListCommand.self,
                    ScenariosStepsCommand.self, NewCommand.self, PanelNewCommand.self,
                ]),
        ]
    }

    /// The commands for those who maintain the package.
    static var upkeep: CommandGroup {
        CommandGroup(
            question: "Maintain: is everything in the package still true?",
            commands: [
                DocumentsCommand.self, AnatomyCommand.self, BenchSelfTestCommand.self,
                ExploreCommand.self,
                FaultsCommand.self, WorkshopProveCommand.self,
            ])
    }

    /// First words that several commands share, with a summary.
    static let families = [
        "bench": BenchCommand.about.summary,
        "scenarios": "run the scenarios of the app, list them, or look up the steps for new ones",
        "workshop": "do exercises, with checks, hints and solutions",
    ]

    /// The names of the commands with their summaries.
    var entries: [HelpText.Entry] {
        commands.map { ($0.definition.name, $0.definition.summary) }
    }

    /// The names and summaries, with one entry for each family.
    var shortEntries: [HelpText.Entry] {
        var entries: [HelpText.Entry] = []
        for (command, entry) in zip(commands, self.entries) {
            let word = command.words[0]
            let entry = Self.families[word].map { (name: word, text: $0) } ?? entry
            if entries.last?.name != entry.name { entries.append(entry) }
        }
        return entries
    }
}

extension Command {
    /// The words that call it.
    static var words: [String] {
        definition.name.split(separator: " ").map(String.init)
    }
}

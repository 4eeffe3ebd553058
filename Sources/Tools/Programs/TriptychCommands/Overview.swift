import ArchitectureList
import Output

/// The text that is printed if no command is given.
struct Overview {
    let width: Int
    var architectures = Architecture.all

    private var head: String {
        "Triptych: the same app in \(architectures.names.listed), proved to behave the same, and measured."
    }

    /// The commands for users.
    var front: String {
        let others = CommandGroup.upkeep.entries.map(\.name).listed
        return page(
            head, CommandGroup.front.map { ($0.question, $0.shortEntries) },
            """
            `triptych help COMMAND` describes one command; `triptych --version` prints the version.

            `triptych help --all` also shows the commands with which the package is maintained: \(others).
            """)
    }

    /// Every command.
    var all: String {
        let groups = CommandGroup.front + [CommandGroup.upkeep]
        return page(head, groups.map { ($0.question, $0.entries) }, describing("COMMAND"))
    }

    /// The commands that begin with a word, such as `scenarios`; nil if there are none.
    func family(_ word: String) -> String? {
        let commands = Triptych.commands.filter { $0.words.count > 1 && $0.words[0] == word }
        if commands.isEmpty { return nil }
        let group = CommandGroup(question: "The commands:", commands: commands)
        return page(
            CommandGroup.families[word] ?? "", calledBy: word + " ",
            [(group.question, group.entries)], describing("\(word) COMMAND"))
    }

    private func describing(_ command: String) -> String {
        "`triptych help \(command)` describes one command."
    }

    private func page(
        _ head: String, calledBy words: String = "",
        _ lists: [(question: String, entries: [HelpText.Entry])], _ foot: String
    ) -> String {
        let column = HelpText.column(for: lists.flatMap(\.entries))
        let lists = lists.map { question, entries in
            question + "\n" + HelpText.list(entries, width: width, column: column)
        }
        let head = HelpText.paragraphs(head, width: width)
        let usage = "Usage: triptych \(words)COMMAND [OPERAND...] [OPTION...]"
        let foot = HelpText.paragraphs(foot, width: width)
        return ([head, usage] + lists + [foot]).filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}

/// What a command is called, takes and does, in the words of its help.
struct CommandDefinition {
    /// The words that call it, such as `scenarios run`.
    let name: String
    let summary: String
    /// What it takes beside options, as it stands in the help; nil if nothing.
    let operands: String?
    let options: [Option]
    /// What else one should know.
    let notes: String

    init(
        name: String, summary: String, operands: String? = nil, options: [Option] = [],
        notes: String = ""
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.options = options + [Option("--help", nil, "print this help")]
        self.notes = notes
    }

    /// The whole help.
    var help: String {
        let usage = ["triptych", name, operands, "[OPTION...]"].compactMap(\.self)
        let width = options.map(\.usage.count).max() ?? 0
        let lines = options.map { option in
            let space = String(repeating: " ", count: width - option.usage.count)
            return "  \(option.usage)\(space)  \(option.help)"
        }
        let parts = [
            summary, "Usage: " + usage.joined(separator: " "),
            "Options:\n" + lines.joined(separator: "\n"), notes,
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}

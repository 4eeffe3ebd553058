import Output

/// An option of a command.
struct Option {
    /// The name, with its dashes.
    let name: String
    /// A placeholder for the value; nil if the option takes none.
    let value: String?
    let help: String
    /// Whether the value is the path of a file to write. It is checked before the command runs.
    let isOutput: Bool

    init(_ name: String, _ value: String?, _ help: String) {
        self.init(name: name, value: value, help: help, isOutput: false)
    }

    private init(name: String, value: String?, help: String, isOutput: Bool) {
        self.name = name
        self.value = value
        self.help = help
        self.isOutput = isOutput
    }

    /// An option for a file to write; `-` is standard output.
    static func output(_ name: String, _ help: String) -> Option {
        Option(name: name, value: "FILE", help: help, isOutput: true)
    }

    /// The option as it is typed.
    var usage: String {
        value.map { "\(name) \($0)" } ?? name
    }
}

/// The name, the options and the help of a command.
struct CommandDefinition {
    /// The words that call it, such as `scenarios run`.
    let name: String
    let summary: String
    /// The placeholder for what it takes beside options; nil for nothing.
    let operands: String?
    let options: [Option]
    /// Paragraphs for the end of the help.
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

    /// The whole help, in lines of at most `width` columns.
    func help(width: Int) -> String {
        let usage = ["Usage: triptych", name, operands, "[OPTION...]"].compactMap(\.self)
        let list = HelpText.list(options.map { ($0.usage, $0.help) }, width: width)
        let parts = [
            HelpText.paragraphs(summary, width: width),
            usage.joined(separator: " ").wrapped(to: width, hanging: 4).joined(separator: "\n"),
            "Options:\n" + list, HelpText.paragraphs(notes, width: width),
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}

/// The layout of help.
enum HelpText {
    /// Help is not wider than this, because long lines are hard to follow.
    private static let widest = 100
    private static let widthInPipe = 80

    static func width(on terminal: Terminal) -> Int {
        min(terminal.width ?? widthInPipe, widest)
    }

    /// Names with their descriptions in a column beside them.
    static func list(_ entries: [(name: String, text: String)], width: Int) -> String {
        let column = (entries.map(\.name.width).max() ?? 0) + 4
        return entries.flatMap { name, text in
            text.wrapped(to: width - column).enumerated().map { index, line in
                (index == 0 ? "  " + name : "").padded(to: column) + line
            }
        }.joined(separator: "\n")
    }

    /// Paragraphs with their lines broken anew.
    static func paragraphs(_ text: String, width: Int) -> String {
        text.split(separator: "\n\n").map { paragraph in
            String(paragraph.replacing("\n", with: " ")).wrapped(to: width)
                .joined(separator: "\n")
        }.joined(separator: "\n\n")
    }
}

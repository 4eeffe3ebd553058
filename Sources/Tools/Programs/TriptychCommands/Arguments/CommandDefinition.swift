import Output

/// How an option is typed, and what the help says of it.
struct Option {
    static let architecture = "--architecture"

    /// The name, with its dashes.
    let name: String
    /// A placeholder for the value; nil if the option takes none.
    var value: String?
    let help: String
    /// The options that can't be given together with this one. It is enough that one of the two options names the
    /// other.
    var excludes: [String] = []
    /// The option that this one can't be given without.
    var needs: String?
    /// Whether it may be given several times.
    var repeats = false
    /// Whether the value is the path of a file to write. It is checked before the command runs.
    var isOutput = false

    /// The option as it is typed.
    var usage: String {
        value.map { "\(name) \($0)" } ?? name
    }
}

/// The name and the help of a command. Its options and operands are added from its properties.
struct CommandDefinition {
    /// The words that call it, such as `scenarios run`.
    let name: String
    let summary: String
    /// The placeholder for its operands, with dots if it takes any number of them; nil if it takes none.
    var operands: String?
    /// All options except `--help`.
    var options: [Option] = []
    /// Paragraphs for the end of the help.
    var notes = ""
    /// Advice for an operand that the command does not take: what to type instead.
    var instead: (@Sendable (String) -> String)?

    var allOptions: [Option] { options + [Option(name: "--help", help: "print this help")] }

    /// How many operands it takes at most.
    var mostOperands: Int {
        operands.map { $0.contains("...") ? .max : 1 } ?? 0
    }

    /// The whole help, in lines of at most `width` columns.
    ///
    /// - Parameter further: The commands whose names begin with the name of this one, such as `bench list`.
    func help(width: Int, further: [HelpText.Entry] = []) -> String {
        let usage = ["Usage: triptych", name, operands, "[OPTION...]"].compactMap(\.self)
        let list = HelpText.list(allOptions.map { ($0.usage, $0.help) }, width: width)
        let parts = [
            HelpText.paragraphs(summary, width: width),
            usage.joined(separator: " ").wrapped(to: width, hanging: 4).joined(separator: "\n"),
            "Options:\n" + list,
            further.isEmpty ? "" : "See also:\n" + HelpText.list(further, width: width),
            HelpText.paragraphs(notes, width: width),
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

    typealias Entry = (name: String, text: String)

    /// The column in which descriptions begin, so that each name fits before its description.
    static func column(for entries: [Entry]) -> Int {
        (entries.map(\.name.width).max() ?? 0) + 4
    }

    /// Names with their descriptions in a column beside them.
    ///
    /// - Parameter column: The column in which descriptions begin; if nil, the longest name fits before it.
    static func list(_ entries: [Entry], width: Int, column: Int? = nil) -> String {
        let column = column ?? Self.column(for: entries)
        return entries.flatMap { name, text in
            text.wrapped(to: width - column).enumerated().map { index, line in
                (index == 0 ? "  " + name : "").padded(to: column) + line
            }
        }.joined(separator: "\n")
    }

    /// Paragraphs with new line breaks.
    static func paragraphs(_ text: String, width: Int) -> String {
        text.split(separator: "\n\n").map { paragraph in
            String(paragraph.replacing("\n", with: " ")).wrapped(to: width)
                .joined(separator: "\n")
        }.joined(separator: "\n\n")
    }
}

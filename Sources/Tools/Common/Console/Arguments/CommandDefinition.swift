/// How an option is typed, and what the help says of it.
package struct Option {
    /// The name, with its dashes.
    package let name: String
    /// A placeholder for the value; nil if the option takes none.
    package let value: String?
    let help: String
    /// The options that can't be given together with this one. It is enough that one of the two options names the
    /// other.
    package let excludes: [String]
    /// The option that this one can't be given without.
    package let needs: String?
    /// Whether it may be given several times.
    let repeats: Bool
    /// Whether the value is the path of a file to write. It is checked before the command runs.
    let isOutput: Bool

    package init(
        name: String, value: String? = nil, help: String, excludes: [String] = [],
        needs: String? = nil, repeats: Bool = false, isOutput: Bool = false
    ) {
        self.name = name
        self.value = value
        self.help = help
        self.excludes = excludes
        self.needs = needs
        self.repeats = repeats
        self.isOutput = isOutput
    }

    /// The option as it is typed.
    package var usage: String {
        value.map { "\(name) \($0)" } ?? name
    }
}

/// The name and the help of a command. Its options and operands are added from its properties.
package struct CommandDefinition {
    /// The words that call it after `swift run`, such as `scenarios run`.
    package let name: String
    package let summary: String
    /// The placeholder for its operands, with dots if it takes any number of them; nil if it takes none.
    package internal(set) var operands: String?
    /// All options except `--help`.
    package internal(set) var options: [Option] = []
    /// Paragraphs for the end of the help.
    let notes: String
    /// Whether it measures, so that only a release build of it is of use.
    let needsRelease: Bool
    /// Advice for an operand that the command does not take: what to type instead.
    let instead: (@Sendable (String) -> String)?

    package init(
        name: String, summary: String, needsRelease: Bool = false, notes: String = "",
        instead: (@Sendable (String) -> String)? = nil
    ) {
        self.name = name
        self.summary = summary
        self.notes = notes
        self.needsRelease = needsRelease
        self.instead = instead
    }

    /// What a person types to call it.
    package var call: String { "swift run \(needsRelease ? "-c release " : "")\(name)" }

    package var allOptions: [Option] { options + [Option(name: "--help", help: "print this help")] }

    /// How many operands it takes at most.
    var mostOperands: Int {
        operands.map { $0.contains("...") ? .max : 1 } ?? 0
    }

    /// The whole help, in lines of at most `width` columns.
    ///
    /// - Parameter further: The commands whose names begin with the name of this one, such as `bench list`.
    package func help(width: Int, further: [HelpText.Entry] = []) -> String {
        let usage = ["Usage:", call, operands, "[OPTION...]"].compactMap(\.self)
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

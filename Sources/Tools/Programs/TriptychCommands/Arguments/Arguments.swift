import ArchitectureList
import Benchmarks
import Output

/// The words after a command, as options and operands.
struct Arguments {
    /// The words that are not options or their values.
    private(set) var operands: [String] = []
    /// The architectures that the command is to know.
    let architectures: [Architecture]
    /// Further architectures, which may be incomplete and are used only if they are named.
    let added: [Architecture]
    /// Other designs of these; empty in a program that was built without them.
    let variants: [Variant]
    /// The values of each option; an empty text for one that takes none.
    private var options: [String: [String]] = [:]

    /// Whether an option was given.
    func has(_ name: String) -> Bool {
        options[name] != nil
    }

    /// The value given with an option.
    func value(of name: String) -> String? {
        options[name]?.first
    }

    /// The values given with an option that may be repeated.
    func values(of name: String) -> [String] {
        options[name, default: []]
    }

    /// Reads the words by a definition. `--name value` and `--name=value` are the same, and after `--`
    /// everything is an operand.
    init(
        _ words: [String], for definition: CommandDefinition,
        of architectures: [Architecture] = Architecture.all,
        added: [Architecture] = Architecture.added, with variants: [Variant] = []
    ) throws(UsageError) {
        self.architectures = architectures
        self.added = added
        self.variants = variants
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            try take(word, followedBy: &rest, for: definition)
        }
        if let surplus = operands.dropFirst(definition.mostOperands).first {
            let advice = definition.instead.map { "; " + $0(surplus.withoutControls) } ?? ""
            throw Self.error(
                "unexpected argument \"\(surplus.withoutControls)\"" + advice, definition)
        }
        try checkCombinations(for: definition)
    }

    private func checkCombinations(for definition: CommandDefinition) throws(UsageError) {
        for option in definition.options where has(option.name) {
            if let other = option.excludes.first(where: has) {
                throw Self.error("\(option.name) and \(other) don't go together", definition)
            }
            if let other = option.needs, !has(other) {
                throw Self.error("\(option.name) needs \(other)", definition)
            }
        }
    }

    private mutating func take(
        _ word: String, followedBy rest: inout ArraySlice<String>,
        for definition: CommandDefinition
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = definition.allOptions.first(where: { $0.name == name }) else {
            let names = definition.allOptions.map(\.name)
            throw Self.error(names.complaint(aboutUnknown: "option", name), definition)
        }
        if options[name] != nil, !option.repeats {
            throw Self.error("\(name) is given twice", definition)
        }
        var value = parts.count == 2 ? String(parts[1]) : nil
        if option.value == nil, value != nil {
            throw Self.error("\(name) takes no value", definition)
        }
        if let expected = option.value {
            value = value ?? rest.popFirst()
            // A word that looks like an option is taken for one. A value that looks so needs the equals sign.
            guard let value, !value.isEmpty, parts.count == 2 || !value.hasPrefix("--") else {
                throw Self.error("\(name) needs a value: \(expected)", definition)
            }
        }
        options[name, default: []].append(value ?? "")
    }

    /// The whole number given with an option.
    func wholeNumber(
        of name: String, default standard: Int, range: ClosedRange<Int>
    ) throws(UsageError) -> Int {
        guard let text = value(of: name) else { return standard }
        guard let number = Int(text), range.contains(number) else {
            let upper = range.upperBound == .max ? "up" : "to \(range.upperBound)"
            throw UsageError(
                "\(name) is \"\(text)\"; it must be a whole number from \(range.lowerBound) \(upper)"
            )
        }
        return number
    }

    private static func error(_ what: String, _ definition: CommandDefinition) -> UsageError {
        UsageError("\(what); see `triptych \(definition.name) --help`")
    }
}

extension Arguments {
    /// All that can be named on the command line.
    var known: [Architecture] { architectures + added }

    /// The architectures that `--architecture` names; all of them without it.
    func chosenArchitectures() throws(UsageError) -> [Architecture] {
        guard let name = value(of: Option.architectureName) else { return architectures }
        let found = name.lowercased() == "all" ? known : known.named(name)
        if found.isEmpty {
            let names = known.names + ["all"]
            throw UsageError(names.complaint(aboutUnknown: "architecture", name))
        }
        return found
    }
}

extension Option {
    static let architectureName = "--architecture"

    /// The option that chooses among architectures.
    ///
    /// - Parameter verb: What is done with them.
    static func architecture(_ verb: String, among architectures: [Architecture]) -> Option {
        let names = architectures.names.joined(separator: ", ")
        return Option(architectureName, "NAME|all", "\(verb) one of \(names), or all")
    }
}

/// The words after a command, as options and operands.
package struct Arguments {
    /// The words that are not options or their values.
    package private(set) var operands: [String] = []
    /// The values of each option; an empty text for one that takes none.
    private var options: [String: [String]] = [:]

    /// The values given with an option; an empty text where it takes none.
    package func values(of name: String) -> [String] {
        options[name, default: []]
    }

    /// Reads the words by a definition. `--name value` and `--name=value` are the same, and after `--`
    /// everything is an operand.
    package init(_ words: [String], for definition: CommandDefinition) throws(UsageError) {
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
        for option in definition.options where options[option.name] != nil {
            if let other = option.excludes.first(where: { options[$0] != nil }) {
                throw Self.error("\(option.name) and \(other) don't go together", definition)
            }
            if let other = option.needs, options[other] == nil {
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
            // A word that begins with `--` is read as an option. Such a value must be written after an equals sign.
            guard let value, !value.isEmpty, parts.count == 2 || !value.hasPrefix("--") else {
                throw Self.error("\(name) needs a value: \(expected)", definition)
            }
        }
        options[name, default: []].append(value ?? "")
    }

    /// The operands. If there is a `question`, at least one is needed, and the question is the error.
    func operands(orAsk question: String?) throws(UsageError) -> [String] {
        if let question, operands.first?.isEmpty ?? true { throw UsageError(question) }
        return operands
    }

    /// The values of an option, as `read` converts them.
    ///
    /// - Parameter expected: What a value must be, for the error if `read` returns nil.
    func values<Value>(
        of name: String, mustBe expected: String,
        read: (String) throws(UsageError) -> Value?
    ) throws(UsageError) -> [Value] {
        var values: [Value] = []
        for text in self.values(of: name) {
            guard let value = try read(text) else {
                throw UsageError("\(name) is \"\(text)\"; it must be \(expected)")
            }
            values.append(value)
        }
        return values
    }

    private static func error(_ what: String, _ definition: CommandDefinition) -> UsageError {
        UsageError("\(what); see `\(definition.call) --help`")
    }
}

import Testing

@testable import TriptychCommands

@Suite("Arguments")
struct ArgumentsTests {
    private static let definition = CommandDefinition(
        name: "paint", summary: "paint something", operands: "[WALL...]",
        options: [Option("--colour", "NAME", "which"), Option("--twice", nil, "two coats")])

    private static let limited = CommandDefinition(
        name: "move", summary: "move something", operands: "[ROOM]",
        options: [
            Option("--left", nil, "", excludes: ["--right"]), Option("--right", nil, ""),
            Option("--far", nil, "", needs: "--right"),
        ])

    private static let bare = CommandDefinition(name: "rest", summary: "do nothing")

    @Test(
        "A value stands behind its option, or behind an equals sign",
        arguments: [["--colour", "red"], ["--colour=red"]])
    func values(words: [String]) throws {
        #expect(try Arguments(words, for: Self.definition).value(of: "--colour") == "red")
    }

    @Test("A value may hold an equals sign")
    func equalsSigns() throws {
        let arguments = try Arguments(["--colour=a=b"], for: Self.definition)
        #expect(arguments.value(of: "--colour") == "a=b")
    }

    @Test("Only behind an equals sign a value may look like an option")
    func dashes() throws {
        for (words, value) in [(["--colour=--twice"], "--twice"), (["--colour", "-5"], "-5")] {
            let arguments = try Arguments(words, for: Self.definition)
            #expect(arguments.value(of: "--colour") == value)
            #expect(!arguments.has("--twice"))
        }
    }

    @Test("Options and operands may be mixed; a lone dash is an operand")
    func operands() throws {
        let arguments = try Arguments(["north", "--twice", "-", "south"], for: Self.definition)
        #expect(arguments.has("--twice"))
        #expect(arguments.operands == ["north", "-", "south"])
    }

    @Test("Behind a double dash everything is an operand")
    func doubleDash() throws {
        let arguments = try Arguments(["--", "--twice", "--"], for: Self.definition)
        #expect(!arguments.has("--twice"))
        #expect(arguments.operands == ["--twice", "--"])
    }

    @Test(
        "An invalid option is refused in one line that says what to do",
        arguments: [
            (
                ["--gloss"],
                "there is no option \"--gloss\"; there are --colour, --twice, --help; "
            ),
            (
                ["--color"],
                "there is no option \"--color\"; did you mean \"--colour\"? "
                    + "There are --colour, --twice, --help; "
            ),
            (["--colour"], "--colour needs a value: NAME; "),
            (["--colour="], "--colour needs a value: NAME; "),
            (["--colour", "--twice"], "--colour needs a value: NAME; "),
            (["--twice=yes"], "--twice takes no value; "),
            (["--twice", "--twice"], "--twice is given twice; "),
        ])
    func refused(words: [String], message: String) {
        let error = #expect(throws: UsageError.self) {
            try Arguments(words, for: Self.definition)
        }
        #expect(error?.description == message + "see `triptych paint --help`")
    }

    @Test("Surplus operands are refused")
    func surplus() throws {
        let error = #expect(throws: UsageError.self) { try Arguments(["now"], for: Self.bare) }
        #expect(error?.description == "unexpected argument \"now\"; see `triptych rest --help`")
        #expect(throws: UsageError.self) { try Arguments(["a", "b"], for: Self.limited) }
        #expect(try Arguments(["a"], for: Self.limited).operands == ["a"])
    }

    @Test(
        "Options that exclude each other, or miss another, are refused",
        arguments: [
            (["--right", "--left"], "--left and --right don't go together; "),
            (["--far"], "--far needs --right; "), (["--far", "--right"], nil),
        ])
    func combinations(words: [String], message: String?) {
        let error: UsageError?
        do throws(UsageError) {
            _ = try Arguments(words, for: Self.limited)
            error = nil
        } catch let refusal {
            error = refusal
        }
        #expect(error?.description == message.map { $0 + "see `triptych move --help`" })
    }

    @Test("Every option that a command declares as excluded or needed is one of its own")
    func declared() {
        for definition in (Triptych.commands.map { $0.definition }) {
            let names = Set(definition.options.map(\.name))
            for option in definition.options {
                let named = option.excludes + [option.needs].compactMap(\.self)
                #expect(names.isSuperset(of: named), "\(definition.name) \(option.name)")
            }
        }
    }

    @Test("Whole numbers are read within their range", arguments: [("7", 7), (nil, 3)])
    func numbers(text: String?, number: Int) throws {
        let words = text.map { ["--colour", $0] } ?? []
        let arguments = try Arguments(words, for: Self.definition)
        #expect(try arguments.wholeNumber(of: "--colour", default: 3, range: 2...9) == number)
    }

    @Test("Other numbers are refused", arguments: ["1", "10", "x", "2.5", "99999999999999999999"])
    func wrongNumbers(text: String) throws {
        let arguments = try Arguments(["--colour", text], for: Self.definition)
        let error = #expect(throws: UsageError.self) {
            try arguments.wholeNumber(of: "--colour", default: 3, range: 2...9)
        }
        #expect(
            error?.description
                == "--colour is \"\(text)\"; it must be a whole number from 2 to 9")
    }
}

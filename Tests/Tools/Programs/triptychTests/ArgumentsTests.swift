import Testing

@testable import TriptychCommands

@Suite("Arguments")
struct ArgumentsTests {
    private static let definition = CommandDefinition(
        name: "paint", summary: "paint something", operands: "[WALL...]",
        options: [Option("--colour", "NAME", "which"), Option("--twice", nil, "two coats")])

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
        "What cannot be taken is refused in one line that says what to do",
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
            (["--twice=yes"], "--twice takes no value; "),
            (["--twice", "--twice"], "--twice is given twice; "),
        ])
    func refused(words: [String], message: String) {
        let error = #expect(throws: UsageError.self) {
            try Arguments(words, for: Self.definition)
        }
        #expect(error?.description == message + "see `triptych paint --help`")
    }

    @Test("Operands are refused where none are foreseen")
    func noOperands() {
        let error = #expect(throws: UsageError.self) { try Arguments(["now"], for: Self.bare) }
        #expect(error?.description == "\"now\" is one word too many; see `triptych rest --help`")
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

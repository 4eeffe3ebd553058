import Console
import Testing

private struct Paint: Command {
    static let about = CommandDefinition(name: "paint", summary: "paint something")

    @Argument(operands: "[WALL...]") var walls: [String]
    @Argument("--colour", "NAME", "which") var colour: String?
    @Argument("--twice", "two coats") var twice: Bool

    init() {}

    init(_ words: [String]) throws(UsageError) {
        try self.init(Arguments(words, for: Self.definition))
    }

    func run(on terminal: Terminal) -> ExitCode { .success }
}

private struct Move: Command {
    static let about = CommandDefinition(name: "move", summary: "move something")

    @Argument(operand: "[ROOM]") var room: String?
    @Argument("--left", "", excludes: ["--right"]) var left: Bool
    @Argument("--right", "") var right: Bool
    @Argument("--far", "M", "", needs: "--right", in: 2...9) var far: Int?

    init() {}

    init(_ words: [String]) throws(UsageError) {
        try self.init(Arguments(words, for: Self.definition))
    }

    func run(on terminal: Terminal) -> ExitCode { .success }
}

private struct Rest: Command {
    static let about = CommandDefinition(name: "rest", summary: "do nothing")

    func run(on terminal: Terminal) -> ExitCode { .success }
}

@Suite("Arguments")
struct ArgumentsTests {
    @Test(
        "A value stands behind its option, or behind an equals sign",
        arguments: [["--colour", "red"], ["--colour=red"]])
    func values(words: [String]) throws {
        #expect(try Paint(words).colour == "red")
    }

    @Test("A value may hold an equals sign")
    func equalsSigns() throws {
        #expect(try Paint(["--colour=a=b"]).colour == "a=b")
    }

    @Test("Only behind an equals sign a value may look like an option")
    func dashes() throws {
        for (words, value) in [(["--colour=--twice"], "--twice"), (["--colour", "-5"], "-5")] {
            let paint = try Paint(words)
            #expect(paint.colour == value)
            #expect(!paint.twice)
        }
    }

    @Test("Options and operands may be mixed; a lone dash is an operand")
    func operands() throws {
        let paint = try Paint(["north", "--twice", "-", "south"])
        #expect(paint.twice)
        #expect(paint.walls == ["north", "-", "south"])
    }

    @Test("Behind a double dash everything is an operand")
    func doubleDash() throws {
        let paint = try Paint(["--", "--twice", "--"])
        #expect(!paint.twice)
        #expect(paint.walls == ["--twice", "--"])
    }

    @Test(
        "An invalid option is refused in one line that says what to do",
        arguments: [
            (
                ["--gloss"],
                "there is no option \"--gloss\"; the choices are --colour, --twice, --help; "
            ),
            (
                ["--color"],
                "there is no option \"--color\"; did you mean \"--colour\"? "
                    + "The choices are --colour, --twice, --help; "
            ),
            (["--colour"], "--colour needs a value: NAME; "),
            (["--colour="], "--colour needs a value: NAME; "),
            (["--colour", "--twice"], "--colour needs a value: NAME; "),
            (["--twice=yes"], "--twice takes no value; "),
            (["--twice", "--twice"], "--twice is given twice; "),
        ])
    func refused(words: [String], message: String) {
        let error = #expect(throws: UsageError.self) { try Paint(words) }
        #expect(error?.description == message + "see `swift run paint --help`")
    }

    @Test("Surplus operands are refused")
    func surplus() throws {
        let error = #expect(throws: UsageError.self) {
            try Arguments(["now"], for: Rest.definition)
        }
        #expect(error?.description == "unexpected argument \"now\"; see `swift run rest --help`")
        #expect(throws: UsageError.self) { try Move(["a", "b"]) }
        #expect(try Move(["a"]).room == "a")
    }

    @Test(
        "Options that exclude each other, or miss another, are refused",
        arguments: [
            (["--right", "--left"], "--left and --right don't go together; "),
            (["--far=2"], "--far needs --right; "), (["--far", "2", "--right"], nil),
        ])
    func combinations(words: [String], message: String?) {
        let error: UsageError?
        do throws(UsageError) {
            _ = try Move(words)
            error = nil
        } catch let refusal {
            error = refusal
        }
        #expect(error?.description == message.map { $0 + "see `swift run move --help`" })
    }

    @Test("Whole numbers are read within their range")
    func numbers() throws {
        #expect(try Move(["--right", "--far=7"]).far == 7)
        #expect(try Move([]).far == nil)
    }

    @Test("Other numbers are refused", arguments: ["1", "10", "x", "2.5", "99999999999999999999"])
    func wrongNumbers(text: String) throws {
        let error = #expect(throws: UsageError.self) { try Move(["--right", "--far", text]) }
        #expect(error?.description == "--far is \"\(text)\"; it must be a whole number from 2 to 9")
    }
}

import Testing

@testable import TriptychCommands

@Suite("Help")
struct HelpTests {
    @Test(
        "Every command tells its usage and all its options, in any width", arguments: [60, 80, 100])
    func commands(width: Int) {
        for command in Triptych.commands {
            let definition = command.definition
            let help = definition.help(width: width)
            #expect(help.contains("Usage: triptych \(definition.name)"))
            for option in definition.allOptions {
                #expect(help.contains("  \(option.usage)  "), "\(definition.name)")
            }
            for line in help.split(separator: "\n") {
                #expect(line.count <= width, "\(definition.name)")
            }
        }
    }

    @Test("A command is found by its words, whatever follows them")
    func found() {
        let words = ["scenarios", "run", "--help"]
        #expect(Triptych.command(called: words)?.definition.name == "scenarios run")
        #expect(Triptych.command(called: ["scenarios"]) == nil)
        #expect(Triptych.command(called: []) == nil)
    }

    @Test("In 80 columns lines are broken between words")
    func words() {
        for command in Triptych.commands {
            let wide = command.definition.help(width: 1000).split { " \n".contains($0) }
            let narrow = command.definition.help(width: 80).split { " \n".contains($0) }
            #expect(narrow == wide, "\(command.definition.name)")
        }
    }
}

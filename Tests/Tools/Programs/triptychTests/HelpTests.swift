import Testing

@testable import TriptychCommands

@Suite("Help")
struct HelpTests {
    @Test(
        "Every command tells its usage and all its options, in any width, and breaks no word",
        arguments: [60, 80, 100])
    func commands(width: Int) {
        for command in Triptych.commands {
            let definition = command.definition
            let help = definition.help(width: width)
            let wide = definition.help(width: 1000).split { " \n".contains($0) }
            #expect(help.split { " \n".contains($0) } == wide, "\(definition.name)")
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
}

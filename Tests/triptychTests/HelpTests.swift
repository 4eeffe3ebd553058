import Testing

@testable import triptych

@Suite("Help")
struct HelpTests {
    @Test("Every command tells how it is called and all its options, in a hundred columns")
    func commands() {
        for command in Triptych.commands {
            let definition = command.definition
            #expect(definition.help.contains("Usage: triptych \(definition.name)"))
            for option in definition.options {
                #expect(definition.help.contains("  \(option.usage)  "), "\(definition.name)")
            }
            for line in definition.help.split(separator: "\n") {
                #expect(line.count <= 100, "\(definition.name)")
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

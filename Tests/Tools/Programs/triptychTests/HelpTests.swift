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

    @Test("Without words, people see what they come for, and where the rest is")
    func front() {
        let overview = Overview(width: 80)
        let rows = overview.front.matches(of: #/(?m)^  (\w+(?: \w+)?)  /#).map { String($0.1) }
        #expect(
            rows == [
                "live", "compare", "trace", "report", "bench", "change", "workshop", "scenarios",
                "new", "panel new",
            ])
        #expect(overview.front.contains("triptych help --all"))
        for command in Triptych.commands {
            let name = command.definition.name
            #expect(overview.all.contains("\n  \(name)  "), "\(name)")
        }
    }

    @Test("A first word that several commands share tells what each does, and no more")
    func family() throws {
        let scenarios = try #require(Overview(width: 80).family("scenarios"))
        for command in Triptych.commands {
            let (name, summary) = (command.definition.name, command.definition.summary)
            let isShown = scenarios.contains("\n  \(name)  ") && scenarios.contains(summary)
            #expect(isShown == name.hasPrefix("scenarios "), "\(name)")
        }
        #expect(Overview(width: 80).family("live") == nil)
        #expect(Overview(width: 80).family("paint") == nil)
    }
}

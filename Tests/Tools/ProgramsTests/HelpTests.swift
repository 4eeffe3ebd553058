import Console
import Testing

@Suite("Help")
struct HelpTests {
    @Test(
        "Every command tells its usage and all its options, in any width, and breaks no word",
        arguments: [60, 80, 100])
    func commands(width: Int) {
        for command in Program.allCommands {
            let definition = command.definition
            let help = definition.help(width: width)
            let wide = definition.help(width: 1000).split { " \n".contains($0) }
            #expect(help.split { " \n".contains($0) } == wide, "\(definition.name)")
            #expect(help.contains("Usage: \(definition.call)"))
            for option in definition.allOptions {
                #expect(help.contains("  \(option.usage)  "), "\(definition.name)")
            }
            for line in help.split(separator: "\n") {
                #expect(line.count <= width, "\(definition.name)")
            }
        }
    }

    @Test("A command is found by its words, whatever follows them")
    func found() throws {
        let scenarios = try #require(Program.all.first { $0.name == "scenarios" })
        let words = ["scenarios", "run", "--help"]
        #expect(scenarios.command(called: words)?.definition.name == "scenarios run")
        #expect(scenarios.command(called: ["scenarios"]) == nil)
        #expect(scenarios.command(called: []) == nil)
    }

    @Test("A program with several commands tells what each does")
    func overview() {
        for program in Program.all {
            let overview = program.overview(width: 80)
            for command in program.commands {
                let (name, summary) = (command.definition.name, command.definition.summary)
                #expect(overview.contains("\n  \(name)  "), "\(name)")
                #expect(
                    overview.split { " \n".contains($0) }.contains(summary.split(separator: " ")[0])
                )
            }
        }
    }

    @Test("The names of a program's commands begin with its own")
    func names() {
        for program in Program.all {
            for command in program.commands { #expect(command.words[0] == program.name) }
        }
    }

    @Test("Every option that a command declares as excluded or needed is one of its own")
    func declared() {
        for definition in (Program.allCommands.map { $0.definition }) {
            let names = Set(definition.options.map(\.name))
            for option in definition.options {
                let named = option.excludes + [option.needs].compactMap(\.self)
                #expect(names.isSuperset(of: named), "\(definition.name) \(option.name)")
            }
        }
    }
}

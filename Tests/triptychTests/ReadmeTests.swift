import Foundation
import Testing

@testable import triptych

/// What the README has one type can be typed.
@Suite("README")
struct ReadmeTests {
    private static var commands: [[String]] {
        get throws {
            let readme = Program.package.appending(path: "README.md")
            return try String(contentsOf: readme, encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("$ ") }
                .map { words(of: $0.dropFirst(2)) }
        }
    }

    /// The words as a shell takes them, single quotes and all.
    private static func words(of line: Substring) -> [String] {
        line.matches(of: #/'([^']*)'|[^ ]+/#).map { String($0.1 ?? $0.0) }
    }

    @Test("The two commands that everything begins with are there")
    func main() throws {
        let commands = try Self.commands.map { $0.joined(separator: " ") }
        #expect(commands.contains("swift run -c release triptych bench"))
        #expect(commands.contains("swift test"))
    }

    @Test("Every command is one the program takes")
    func taken() throws {
        for words in try Self.commands {
            guard let program = words.firstIndex(of: "triptych") else { continue }
            let words = Array(words[(program + 1)...])
            let command = try #require(Triptych.command(called: words))
            let arguments = try Arguments(
                Array(words.dropFirst(command.wordCount)), for: command.definition)
            let takesPaths = command.definition.operands?.hasPrefix("[PATH") == true
            for path in takesPaths ? arguments.operands : [] {
                let url = Program.package.appending(path: path)
                #expect(FileManager.default.fileExists(atPath: url.path))
            }
            if arguments.operands.isEmpty || !takesPaths { _ = try command.init(arguments) }
        }
    }

    @Test("Its example of a scenario passes", .enabled(if: Program.isBuilt))
    func example() throws {
        let readme = Program.package.appending(path: "README.md")
        let text = try String(contentsOf: readme, encoding: .utf8)
        let block = try #require(text.firstMatch(of: #/```gherkin\n((?:.*\n)*?)```/#)).1
        let workspace = try Workspace()
        let path = try workspace.write(String(block), to: "readme.feature")
        #expect(try Program.run("scenarios", "run", path).code == 0)
    }
}

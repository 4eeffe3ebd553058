import Apps
import ArchitectureList
import Foundation
import PocketUI
import Replay
import Testing
import TestSupport

@Suite(
    "The screens that README.md draws",
    .enabled(
        if: !FileManager.default.fileExists(
            atPath: ThisPackage.root.appending(path: "Sources/Architectures/MVP/Profile").path),
        "a feature was made, which has a button on the news"))
@MainActor
struct DrawnScreensTests {
    /// The screens beside each other, each with its title and a line for each text, from top to bottom.
    private func drawn() throws -> [[String]] {
        let block = try #require(
            PackageDocument("README.md").blocks.first { $0.lines[0].hasPrefix("╭") })
        return block.lines.dropLast().reduce(into: []) { screens, line in
            let texts = line.split { "│╭╮".contains($0) }.map {
                String($0).trimmingCharacters(in: [" ", "─"])
            }
            // Between two frames are blanks.
            for (index, text) in texts.enumerated() where index.isMultiple(of: 2) {
                if screens.count <= index / 2 { screens.append([]) }
                if !text.isEmpty { screens[index / 2].append(text) }
            }
        }
    }

    @Test(
        "They are those of the app",
        arguments: [
            ["When I type \"ada\" into \"Username\"", "And I type \"lovelace\" into \"Password\""],
            [
                "Given the server has 3 articles", "And I am logged in as \"ada\"",
                "When I type \"Well done.\" into \"Feedback\"",
            ],
            [
                "Given the server has 3 articles", "And I am logged in as \"ada\"",
                "When I select row 1",
            ],
        ].enumerated().map { ($0, $1) })
    func screen(index: Int, sentences: [String]) async throws {
        let mvp = try #require(Architecture.all.named("MVP").first)
        let answer = await Replayer(of: try mvp.app).answer(
            to: ReplayOrder(Script(sentences), upTo: sentences.count, for: .screen))
        let screen = try #require(answer.screen)
        let lines = screen.description.split(separator: "\n").dropFirst()
            .filter { !$0.hasPrefix("table of") }
            .flatMap { line in
                line.replacing(#/^ +\d+\. /#, with: "").split(separator: " | ").map(String.init)
            }
        #expect(try drawn()[index] == [screen.screens.last ?? ""] + lines)
    }
}

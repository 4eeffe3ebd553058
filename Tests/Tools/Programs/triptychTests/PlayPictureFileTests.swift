import Foundation
import Subprocesses
import Testing

private let canTrace =
    Program.isBuilt
    && (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .contains { FileManager.default.isExecutableFile(atPath: "\($0)/llvm-symbolizer") }

/// The picture in the README. It needs a build that records, as all real traces do.
@Suite(
    "Real traces: the picture of play",
    .enabled(if: canTrace, "no program beside the tests, or no llvm-symbolizer"))
struct PlayPictureFileTests {
    private static let words = [
        "play", "--trace", "--architecture", "MVP", "--keys", "ada<Tab>lovelace<Tab><Enter>",
        "--picture",
    ]

    @Test("The picture is current: drawn again it has the same bytes")
    func current() throws {
        let file = Program.package.appending(path: ".readme/play.svg")
        let run = try Program.run(Self.words + ["-"])
        #expect(run.code == 0, "\(run.errors)")
        let command = (["triptych"] + Self.words.map { $0.contains("<") ? "'\($0)'" : $0 })
            .joined(separator: " ")
        #expect(
            try run.text == String(contentsOf: file, encoding: .utf8),
            "draw it again with: rm .readme/play.svg; \(command) .readme/play.svg")
    }
}

import Console
import Foundation
import Scenarios
import Testing
import TestSupport
import Toolchain

/// Every command in a document is valid, and every name in it exists.
@Suite("The documents for people")
struct ReadmeTests {
    @Test("Every command is one that the program has", arguments: PackageDocument.pages)
    func commands(document: PackageDocument) throws {
        for words in PackageDocument.commands(in: try document.text) {
            guard let words = PackageDocument.callOfProgram(in: words) else { continue }
            let command = try #require(Program.command(called: words), "\(words)")
            let arguments = try Arguments(
                Array(words.dropFirst(command.words.count)), for: command.definition)
            for path in arguments.operands where path.contains("/") {
                #expect(exists(path), "\(path)")
            }
            _ = try command.init(arguments)
        }
    }

    @Test(
        "Every option in a sentence belongs to a command of its section",
        arguments: PackageDocument.pages)
    func options(document: PackageDocument) throws {
        for section in try document.sections {
            let options = PackageDocument.commands(in: section).flatMap { words in
                let call = PackageDocument.callOfProgram(in: words)
                return call.flatMap { Program.command(called: $0)?.definition.options } ?? []
            }
            for span in PackageDocument.spans(in: section) where span.hasPrefix("--") {
                let words = span.split(separator: " ")
                let option = options.first { $0.name == words[0] }
                #expect(option != nil, "\(span)")
                #expect((option?.value != nil) == (words.count == 2), "\(span)")
            }
        }
    }

    @Test("Every link and every path leads somewhere", arguments: PackageDocument.pages)
    func paths(document: PackageDocument) throws {
        let folder = document.url.deletingLastPathComponent()
        for link in try document.text.matches(of: #/\]\(([^)#:]*)(?:#([^)]+))?\)/#) {
            let target = link.1.isEmpty ? document.url : folder.appending(path: String(link.1))
            #expect(FileManager.default.fileExists(atPath: target.path), "\(link.1)")
            guard let anchor = link.2 else { continue }
            let text = try String(contentsOf: target, encoding: .utf8)
            #expect(PackageDocument.anchors(in: text).contains(String(anchor)), "\(link.0)")
        }
        let folders =
            [".ci", "Sources", "Shared", "Benchmarks", "Tests", "scenarios"] + (try rooms)
        for path in PackageDocument.spans(in: try document.text) where !path.contains("NAME") {
            let parts = path.split(separator: "/")
            guard parts.count > 1, !path.contains(" "), folders.contains(String(parts[0])) else {
                continue
            }
            #expect(exists(path), "\(path)")
        }
    }

    private var rooms: [String] {
        get throws {
            try PackageFolder.names(in: ThisPackage.root.appending(path: "Sources/Tools"))
        }
    }

    @Test(
        "A Chinese page shows the code of the English one, under its anchors",
        arguments: ["README", "Sources/README"])
    func translation(name: String) throws {
        let english = PackageDocument("\(name).md")
        let chinese = PackageDocument("\(name).zh-Hans.md")
        #expect(try chinese.blocks.map(\.lines) == english.blocks.map(\.lines))
        let anchors = PackageDocument.anchors(in: try english.text)
        for anchor in try chinese.text.matches(of: #/<a id="([^"]*)">/#) {
            #expect(anchors.contains(String(anchor.1)), "\(anchor.1)")
        }
    }

    @Test("Code is in the files named before it, line after line but for \"…\"")
    func code() throws {
        let blocks = try PackageDocument.pages.flatMap { try $0.blocks }
            .filter { $0.language == "swift" }
        for block in blocks {
            #expect(!block.files.isEmpty, "\(block.lines)")
            for file in block.files {
                let lines = try PackageDocument(file).text.components(separatedBy: "\n")
                // A patch has a character before each line.
                let source = file.hasSuffix(".patch") ? lines.map { String($0.dropFirst()) } : lines
                var rest = source[...]
                var isGap = true
                for line in block.lines {
                    if line.trimmingCharacters(in: .whitespaces) == "…" {
                        isGap = true
                        continue
                    }
                    let places = isGap ? rest : rest.prefix(1)
                    isGap = false
                    guard let place = places.firstIndex(of: line) else {
                        Issue.record("\(file) has no \"\(line)\" there")
                        break
                    }
                    rest = rest[(place + 1)...]
                }
            }
        }
    }

    /// ARCHITECTURE.md leaves out the folders in which all rooms are.
    private func exists(_ path: String) -> Bool {
        ["", "Sources/", "Sources/Tools/"].contains { folder in
            let place = ThisPackage.root.appending(path: folder + path)
            return FileManager.default.fileExists(atPath: place.path)
        }
    }
}

import Foundation
import Testing
import TestSupport

/// A document of the package, in Markdown.
struct PackageDocument: CustomTestStringConvertible {
    /// A fenced block of code.
    struct Block {
        let language: String
        let lines: [String]
        /// The file names in the paragraph before it.
        let files: [String]
    }

    /// The documents for people, without those of the exercises.
    static let pages: [PackageDocument] = ["", "Benchmarks/", "Sources/", "scenarios/"]
        .flatMap { folder in
            let url = ThisPackage.root.appending(path: folder)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
            return names.sorted().filter { $0.hasSuffix(".md") }.map {
                PackageDocument(folder + $0)
            }
        }

    let path: String

    init(_ path: String) {
        self.path = path
    }

    var testDescription: String { path }

    var url: URL { ThisPackage.root.appending(path: path) }

    var text: String {
        get throws { try String(contentsOf: url, encoding: .utf8) }
    }

    /// The names under which links reach its headings: those that GitHub makes, and those given by hand.
    static func anchors(in text: String) -> Set<String> {
        let prose = text.replacing(#/```(?:.*\n)*?```/#, with: "")
        let made = prose.matches(of: #/(?m)^#+ (.*)$/#).map { heading in
            heading.1.lowercased()
                .filter { $0.isLetter || $0.isNumber || [" ", "-", "_"].contains($0) }
                .replacing(" ", with: "-")
        }
        return Set(made + prose.matches(of: #/<a id="([^"]*)">/#).map { String($0.1) })
    }

    /// The text between a heading and the next one.
    var sections: [Substring] {
        get throws { try text.split(separator: #/(?m)^#+ /#) }
    }

    var blocks: [Block] {
        get throws {
            var blocks: [Block] = []
            var rest = try text.components(separatedBy: "\n")[...]
            // Line by line, because one pattern for the whole would try each line of a table as the start of a paragraph.
            while let fence = rest.firstIndex(where: Self.opens),
                let end = rest[(fence + 1)...].firstIndex(where: { $0.hasPrefix("```") })
            {
                let above = rest[..<fence]
                let before = (above.last == "" ? above.dropLast() : above).reversed()
                    .prefix { !$0.isEmpty }.reversed()
                blocks.append(
                    Block(
                        language: String(rest[fence].dropFirst(3)),
                        lines: rest[(fence + 1)..<end].filter { !$0.isEmpty },
                        files: Self.spans(in: before.joined(separator: "\n"))
                            .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".patch") }))
                rest = rest[(end + 1)...]
            }
            return blocks
        }
    }

    /// Whether a line begins a block in a language.
    private static func opens(_ line: String) -> Bool {
        line.hasPrefix("```") && line.count > 3 && line.dropFirst(3).allSatisfy(\.isLetter)
    }

    /// What the text marks as code outside of blocks.
    static func spans(in text: some StringProtocol) -> [String] {
        let prose = String(text).replacing(#/```(?:.*\n)*?```/#, with: "")
        return prose.matches(of: #/`([^`]+)`/#).map {
            String($0.1.replacing(#/\s+/#, with: " "))
        }
    }

    /// What the text has one type, in blocks and in sentences, as words. Quotes are taken as a shell does.
    static func commands(in text: some StringProtocol) -> [[String]] {
        let typed = String(text).matches(of: #/(?m)^\$ (.+)$/#).map { String($0.1) }
        let named = spans(in: text).filter { $0.contains("swift run ") }
        return (typed + named).map { line in
            line.matches(of: #/'([^']*)'|[^ ]+/#).map { String($0.1 ?? $0.0) }
        }
    }

    /// The words after `swift run` and its options, if these words call one of the programs, or name its commands.
    static func callOfProgram(in words: [String]) -> [String]? {
        guard let run = words.firstIndex(of: "run"), run > 0, words[run - 1] == "swift" else {
            return nil
        }
        var rest = words[(run + 1)...]
        // Each of these options has a value.
        while rest.first?.hasPrefix("-") == true { rest = rest.dropFirst(2) }
        return rest.isEmpty ? nil : Array(rest)
    }
}

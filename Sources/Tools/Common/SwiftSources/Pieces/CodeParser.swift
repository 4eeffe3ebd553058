import Foundation
import Toolchain

/// Parses Swift texts with the compiler's parser. Nothing is compiled.
package struct CodeParser {
    private let folder: TemporaryFolder

    /// - Parameter package: The package whose `.build/triptych` holds the texts while they are parsed.
    package init(for package: URL) throws {
        folder = try TemporaryFolder(in: package)
    }

    /// The outlines of texts of Swift, in their order. An error names the path of the text that can't be parsed.
    package func outlines(of texts: [(path: String, text: String)]) throws -> [CodeOutline] {
        // Parse many files in one process. The number is limited, because their paths are arguments of the process, and the
        // system limits the size of those.
        try stride(from: 0, to: texts.count, by: 200).flatMap { start in
            try parse(Array(texts[start..<min(start + 200, texts.count)]))
        }
    }

    private func parse(_ texts: [(path: String, text: String)]) throws -> [CodeOutline] {
        var arguments = ["-dump-parse", "-dump-ast-format", "json", "-parse-as-library"]
        var trees: [URL] = []
        var paths: [String: String] = [:]
        for (index, (path, text)) in texts.enumerated() {
            let source = try folder.file(named: "\(index).swift", containing: Data(text.utf8))
            paths[source.path] = path
            trees.append(folder.url.appending(path: "\(index).json"))
            arguments += ["-primary-file", source.path, "-o", trees[index].path]
        }
        do {
            try Tool("swiftc", "-frontend").run(arguments)
        } catch let error as ToolError {
            throw error.renaming(paths)
        }
        return try zip(texts, trees).map { text, tree in
            PieceReader.read(try SyntaxNode(json: try Data(contentsOf: tree)), text: text.text)
        }
    }
}

import Foundation
import Toolchain

/// Parses Swift texts with the compiler's parser. Nothing is compiled.
package struct CodeParser {
    private let folder: TemporaryFolder

    /// - Parameter package: The package whose `.build/triptych` holds the texts while they are parsed.
    package init(for package: URL) throws {
        folder = try TemporaryFolder(in: package)
    }

    /// The outlines of texts of Swift, in their order.
    package func outlines(of texts: [String]) throws -> [CodeOutline] {
        // Parse many files in one process. The number is limited, because their paths are arguments of the process, and the
        // system limits the size of those.
        try stride(from: 0, to: texts.count, by: 200).flatMap { start in
            try parse(Array(texts[start..<min(start + 200, texts.count)]))
        }
    }

    private func parse(_ texts: [String]) throws -> [CodeOutline] {
        var arguments = ["-dump-parse", "-dump-ast-format", "json", "-parse-as-library"]
        var trees: [URL] = []
        for (index, text) in texts.enumerated() {
            let source = try folder.file(named: "\(index).swift", containing: Data(text.utf8))
            trees.append(folder.url.appending(path: "\(index).json"))
            arguments += ["-primary-file", source.path, "-o", trees[index].path]
        }
        try Tool("swiftc", "-frontend").run(arguments)
        return try zip(texts, trees).map { text, tree in
            PieceReader.read(try SyntaxNode(json: try Data(contentsOf: tree)), text: text)
        }
    }
}

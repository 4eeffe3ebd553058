import Foundation
import SwiftTokens

/// Combines the output of the tools with the source files.
struct FunctionReader {
    private let package: String
    private let trees: [String: NameNode]
    private var files: [String: SwiftText] = [:]

    init(package: URL, trees: [String: NameNode]) {
        self.package = package.path + "/"
        self.trees = trees
    }

    /// The function of a symbol; nil if it is not one of Swift.
    mutating func function(_ symbol: SymbolizerLine.Symbol) -> RecordedFunction? {
        guard let tree = trees[symbol.functionName] else { return nil }
        let name = FunctionName(tree)
        return RecordedFunction(
            name: name, symbol: Self.common(symbol.functionName), place: place(of: symbol, name))
    }

    /// The parts of an async function have its name, with an ending such as `TQ0_` or `TY1_`.
    static func common(_ symbol: String) -> String {
        symbol.replacing(#/T[QY][0-9]*_$/#, with: "")
    }

    /// Where the function is written; nil for code that the compiler generates, even if the symbol
    /// has a line.
    private mutating func place(
        of symbol: SymbolizerLine.Symbol, _ name: FunctionName
    ) -> SourcePlace? {
        guard symbol.firstLine > 0, symbol.fileName.hasPrefix(package) else { return nil }
        let file = String(symbol.fileName.dropFirst(package.count))
        let text = text(of: symbol.fileName)
        let first = symbol.firstLine
        let line = text.text(text.range(ofLine: first))
        guard Self.isWritten(name.kind, in: line) else { return nil }
        return SourcePlace(
            file: file, firstLine: first, lastLine: text.lastLine(ofBlockFrom: first))
    }

    /// An implicit initializer has the line of its type, and the getter of a lazy property has the line
    /// of the property.
    private static func isWritten(_ kind: FunctionName.Kind, in line: String) -> Bool {
        switch kind {
        case .initializer: line.contains("init")
        case .deinitializer: line.contains("deinit")
        case .getter: !line.contains("lazy var ")
        default: true
        }
    }

    private mutating func text(of path: String) -> SwiftText {
        if let known = files[path] { return known }
        let text = SwiftText((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
        files[path] = text
        return text
    }
}

extension SwiftText {
    /// The line on which the braces that open on or after `first` are closed again; `first` itself if none
    /// open.
    func lastLine(ofBlockFrom first: Int) -> Int {
        let tokens = tokens(in: range(ofLine: first).lowerBound..<bytes.count)
        let brace = tokens.first { ["{", "}"].contains(text($0.range)) }
        let end = brace.flatMap { closingBracket(of: $0.range.lowerBound) }
        return end.map { line(at: $0) } ?? first
    }
}

import Foundation
import SwiftTokens
import Toolchain

/// The sources of a program, by their paths. Each is read once, because to read one takes time.
struct SourceTexts {
    private(set) var texts: [String: SwiftText] = [:]

    mutating func read(_ paths: some Sequence<String>) {
        for path in Set(paths) where texts[path] == nil {
            texts[path] = SwiftText((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
        }
    }
}

/// Finds the functions at addresses of a program.
package struct Symbolizer {
    /// What `llvm-symbolizer` finds at an address.
    struct Symbol {
        let functionName: String
        let fileName: String
        let line: Int
        /// The first line of the function; 0 for generated code.
        let firstLine: Int

        /// - Parameter json: One answer of the tool, as JSON.
        init?(_ json: [String: Any]) {
            guard let function = json["FunctionName"] as? String,
                let file = json["FileName"] as? String, let line = json["Line"] as? Int,
                let start = json["StartLine"] as? Int
            else { return nil }
            functionName = function
            fileName = file
            self.line = line
            firstLine = start > 0 ? start : line
        }
    }

    private let program: URL
    private let package: URL

    package init(program: URL, package: URL) {
        self.program = program
        self.package = package
    }

    /// The load address that is contained in a program's addresses.
    #if canImport(Darwin)
        private static let base: UInt64 = 0x1_0000_0000
    #else
        private static let base: UInt64 = 0
    #endif

    private static let tool = "llvm-symbolizer"

    /// Prepares a program that was built. Throws if a tool is missing.
    static func prepare(_ program: URL) throws {
        #if canImport(Darwin)
            // Collect the debug information, which is in the object files.
            try Tool("dsymutil").run([program.path])
        #endif
    }

    /// Throws if the tool is missing. Called before a long build.
    static func check() throws {
        try Tool.besideCompiler(tool).run(["--version"])
    }

    /// All calls in the sources of the architectures and of what they share, with their places.
    func sites(of architectures: Set<String>) throws -> CallSites {
        try CallSites(of: architectures.sorted() + ["PocketUI", "Services"], in: package)
    }

    /// The symbols at these addresses. Unknown addresses are left out.
    func symbols(at offsets: Set<UInt64>) throws -> [UInt64: Symbol] {
        let input = offsets.sorted().map { "0x" + String($0 + Self.base, radix: 16) }
            .joined(separator: "\n")
        let lines = try Tool.besideCompiler(Self.tool).run(
            [
                "--obj=\(program.path)", "--relative-address", "--no-inlines", "--no-demangle",
                "--output-style=JSON",
            ], input: Data(input.utf8))
        return Self.symbols(String(decoding: lines, as: UTF8.self))
    }

    /// The Swift functions at addresses of functions.
    func functions(
        at offsets: Set<UInt64>, in symbols: [UInt64: Symbol], of texts: inout SourceTexts
    ) -> [UInt64: RecordedFunction] {
        let symbols = symbols.filter { offsets.contains($0.key) }
        texts.read(symbols.values.map(\.fileName).filter(isOwn))
        let patterns = NamePatterns()
        return symbols.compactMapValues { function($0, in: texts.texts, by: patterns) }
    }

    /// The lines at addresses of calls in the package.
    func lines(at offsets: Set<UInt64>, in symbols: [UInt64: Symbol]) -> [UInt64: SourcePlace] {
        symbols.filter { offsets.contains($0) && $1.line > 0 && isOwn($1.fileName) }.mapValues {
            SourcePlace(file: relative($0.fileName), firstLine: $0.line, lastLine: $0.line)
        }
    }

    /// Whether a file belongs to the package.
    private func isOwn(_ path: String) -> Bool { path.hasPrefix(package.path + "/") }

    /// The error that none of its addresses is in a file of the package.
    var isForeign: PackageError {
        PackageError(
            "the debug information of \(program.path) names no source file below \(package.path); "
                + "remove .build/trace and .build/trace-variants, and try again")
    }

    /// The path from the root of the package.
    private func relative(_ path: String) -> String {
        String(path.dropFirst(package.path.count + 1))
    }

    /// The function of a symbol; nil if it is not a Swift function.
    ///
    /// - Parameter texts: The sources of the package, by their paths.
    func function(
        _ symbol: Symbol, in texts: [String: SwiftText], by patterns: NamePatterns = NamePatterns()
    ) -> RecordedFunction? {
        guard let text = Demangler.demangle(symbol.functionName) else { return nil }
        let name = FunctionName(demangled: text, by: patterns)
        return RecordedFunction(
            name: name,
            symbol: symbol.functionName.replacing(patterns.endingOfPart, with: ""),
            place: texts[symbol.fileName].flatMap { place(of: symbol, name, in: $0) })
    }

    /// Where the function is written; nil for code that the compiler generates, even if the symbol
    /// has a line.
    private func place(
        of symbol: Symbol, _ name: FunctionName, in text: SwiftText
    ) -> SourcePlace? {
        let first = symbol.firstLine
        guard first > 0, name.isWritten(in: text.text(text.range(ofLine: first))) else {
            return nil
        }
        return SourcePlace(
            file: relative(symbol.fileName), firstLine: first,
            lastLine: name.isStored(in: text.text(text.range(ofLine: first)))
                ? first : text.lastLine(ofBlockFrom: first))
    }

    /// Reads the output of the tool, which is one line of JSON for each address.
    static func symbols(_ output: String) -> [UInt64: Symbol] {
        var symbols: [UInt64: Symbol] = [:]
        for text in output.split(separator: "\n") {
            let json = try? JSONSerialization.jsonObject(with: Data(text.utf8))
            guard let line = json as? [String: Any], let address = line["Address"] as? String,
                let offset = UInt64(address.dropFirst(2), radix: 16),
                let symbol = (line["Symbol"] as? [[String: Any]])?.first.flatMap(Symbol.init)
            else { continue }
            symbols[offset - base] = symbol
        }
        return symbols
    }
}

extension FunctionName {
    /// Whether the function is declared in this line. Code that the compiler generates has a line, too: an implicit
    /// initializer has that of its type, and the getter of a lazy property has that of the property.
    fileprivate func isWritten(in line: String) -> Bool {
        switch kind {
        case .initializer: line.contains("init")
        case .deinitializer: line.contains("deinit")
        case .getter: !line.contains("lazy var ")
        default: true
        }
    }

    /// Whether it accesses a stored property that is declared in this line, without a block.
    fileprivate func isStored(in line: String) -> Bool {
        [.getter, .setter].contains(kind) && !line.contains("{")
    }
}

extension SwiftText {
    /// The line of the brace that closes the first block on or after line `first`. Returns `first` if no block begins
    /// there.
    fileprivate func lastLine(ofBlockFrom first: Int) -> Int {
        let tokens = tokens(in: range(ofLine: first).lowerBound..<bytes.count)
        let brace = tokens.first { ["{", "}"].contains(text($0.range)) }
        let end = brace.flatMap { closingBracket(of: $0.range.lowerBound) }
        return end.map { line(at: $0) } ?? first
    }
}

import Foundation
import Toolchain

/// Finds the functions at addresses of a program.
package struct Symbolizer {
    private let program: URL
    private let package: URL

    package init(program: URL, package: URL) {
        self.program = program
        self.package = package
    }

    /// The load address of a program, as its own addresses assume it.
    #if canImport(Darwin)
        private static let base: UInt64 = 0x1_0000_0000
    #else
        private static let base: UInt64 = 0
    #endif

    private static let tool = "llvm-symbolizer"

    /// Prepares a program that was built. Throws if a tool is missing.
    static func prepare(_ program: URL) throws {
        #if canImport(Darwin)
            // The debug information is in the object files.
            try Tool("dsymutil").run([program.path])
        #endif
    }

    /// Throws if the tool is missing. Called before a long build.
    static func check() throws {
        try Tool.besideCompiler(tool).run(["--version"])
    }

    /// The functions at these addresses. Unknown addresses are left out. Throws if all are unknown.
    package func functions(at offsets: Set<UInt64>) throws -> [UInt64: RecordedFunction] {
        let input = offsets.sorted().map { "0x" + String($0 + Self.base, radix: 16) }
            .joined(separator: "\n")
        let lines = try Tool.besideCompiler(Self.tool).run(
            [
                "--obj=\(program.path)", "--relative-address", "--no-inlines", "--no-demangle",
                "--output-style=JSON",
            ], input: Data(input.utf8))
        let symbols = Self.symbols(String(decoding: lines, as: UTF8.self))
        let files = Set(symbols.values.map(\.fileName)).filter { $0.hasPrefix("/") }
        guard files.contains(where: { $0.hasPrefix(package.path + "/") }) else {
            throw PackageError(
                "no place of \(program.path) is in a file below \(package.path); expected its debug "
                    + "information to name the sources there; remove .build/trace and try again")
        }
        let names = Set(symbols.values.map(\.functionName)).sorted()
        let trees = try Tool("swift", "demangle").run(
            ["--tree-only"], input: Data(names.joined(separator: "\n").utf8))
        var reader = FunctionReader(
            package: package, trees: NameNode.parse(String(decoding: trees, as: UTF8.self)))
        return symbols.compactMapValues { reader.function($0) }
    }

    /// Reads the output of the tool, a line of JSON for each place.
    static func symbols(_ output: String) -> [UInt64: SymbolizerLine.Symbol] {
        let decoder = JSONDecoder()
        var symbols: [UInt64: SymbolizerLine.Symbol] = [:]
        for text in output.split(separator: "\n") {
            guard let line = try? decoder.decode(SymbolizerLine.self, from: Data(text.utf8)),
                let address = line.offset, let symbol = line.symbols.first
            else { continue }
            symbols[address - base] = symbol
        }
        return symbols
    }
}

/// A line of JSON of `llvm-symbolizer`.
struct SymbolizerLine: Decodable {
    struct Symbol: Decodable {
        let functionName: String
        let fileName: String
        let line: Int
        let startLine: Int

        private enum CodingKeys: String, CodingKey {
            case functionName = "FunctionName"
            case fileName = "FileName"
            case line = "Line"
            case startLine = "StartLine"
        }

        /// The first line of the function; 0 for generated code.
        var firstLine: Int { startLine > 0 ? startLine : line }
    }

    let address: String
    let symbols: [Symbol]

    private enum CodingKeys: String, CodingKey {
        case address = "Address"
        case symbols = "Symbol"
    }

    var offset: UInt64? { UInt64(address.dropFirst(2), radix: 16) }
}

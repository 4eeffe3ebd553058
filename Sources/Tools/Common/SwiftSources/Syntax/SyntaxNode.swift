import Foundation
import SwiftTokens
import Toolchain

/// A node of the compiler's syntax tree.
package struct SyntaxNode {
    let fields: [String: Any]

    /// Reads the JSON that `swiftc -dump-ast -dump-ast-format json` writes for a file, or the same with `-dump-parse`.
    package init(json: Data) throws {
        guard let fields = try JSONSerialization.jsonObject(with: json) as? [String: Any] else {
            throw PackageError(
                "the compiler's syntax tree is not a JSON object; is this Swift 6.3 or later?")
        }
        self.init(fields)
    }

    private init(_ fields: [String: Any]) {
        self.fields = fields
    }

    /// Such as `func_decl`.
    package var kind: String { text("_kind") ?? "" }

    package var isImplicit: Bool { isSet("implicit") }

    package var isDeclaration: Bool { kind.hasSuffix("_decl") || kind == "protocol" }

    package var isFromMacro: Bool { position?["buffer_id"] != nil }

    /// Where it begins, in bytes from the beginning of the file; nil if it is not in the file.
    package var start: Int? { position?["start"] as? Int }

    /// Where its last token begins, in bytes from the beginning of the file.
    package var lastToken: Int? { position?["end"] as? Int }

    /// The name of the declaration, without labels of arguments.
    package var name: String {
        let name = node("name")?.node("base_name")
        return name?.text("name") ?? name?.text("special") ?? ""
    }

    package var symbol: String? { text("usr") }

    /// The symbol of the declaration that this refers to; nil for a local one.
    package var target: String? {
        node("decl")?.text("decl_usr").flatMap { $0.isEmpty ? nil : $0 }
    }

    package func text(_ key: String) -> String? { fields[key] as? String }

    package func isSet(_ key: String) -> Bool { fields[key] as? Bool ?? false }

    package func node(_ key: String) -> SyntaxNode? {
        (fields[key] as? [String: Any]).map { SyntaxNode($0) }
    }

    /// The nodes in a field that is a list.
    package func nodes(_ key: String) -> [SyntaxNode] {
        Self.nodes(in: fields[key])
    }

    package func texts(_ key: String) -> [String] { fields[key] as? [String] ?? [] }

    package var children: [SyntaxNode] { fields.values.flatMap(Self.nodes) }

    private var position: [String: Any]? { fields["range"] as? [String: Any] }

    static func nodes(in value: Any?) -> [SyntaxNode] {
        switch value {
        case let fields as [String: Any]: [SyntaxNode(fields)]
        case let list as [Any]: list.compactMap { ($0 as? [String: Any]).map { SyntaxNode($0) } }
        default: []
        }
    }
}

extension SwiftText {
    /// The bytes of a node, up to the end of its last token.
    package func range(of node: SyntaxNode?) -> Range<Int>? {
        guard let start = node?.start, let last = node?.lastToken, start <= last,
            last < bytes.count
        else { return nil }
        return start..<endOfToken(at: last)
    }

    package func text(of node: SyntaxNode?) -> String? { range(of: node).map { text($0) } }
}

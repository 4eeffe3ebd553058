/// Reads the declarations of a file from the compiler's syntax tree.
///
/// Code that the compiler or a macro has generated is left out.
struct SyntaxReader {
    struct Scope {
        var type: String?
        var isInFunction = false
    }

    var file: SyntaxFile

    static func read(_ tree: SyntaxNode, into file: SyntaxFile) -> SyntaxFile {
        var reader = SyntaxReader(file: file)
        reader.visit(tree.nodes("items"), in: Scope())
        return reader.file
    }

    private init(file: SyntaxFile) {
        self.file = file
    }

    mutating func visit(_ nodes: [SyntaxNode], in scope: Scope) {
        for node in nodes { visit(node, in: scope) }
    }

    mutating func visit(_ node: SyntaxNode?, in scope: Scope) {
        guard let node, !node.isFromMacro else { return }
        if node.isDeclaration {
            visitDeclaration(node, in: scope)
            return
        }
        switch node.kind {
        case "pattern_entry":
            // The tree has the value twice: with all types, and as it was written. Visit only one of them.
            visit(node.node("processed_init") ?? node.node("original_init"), in: scope)
        case "defer_stmt":
            visit(node.node("temp_decl")?.node("body"), in: scope)
        case "macro_expansion_expr": visit(node.node("args"), in: scope)
        case "custom_attr", "generic_signature", "substitution_map": return
        default:
            readCaptures(of: node)
            visit(node.children, in: scope)
        }
    }

    private mutating func readCaptures(of node: SyntaxNode) {
        guard node.kind == "closure_expr", node.isSet("escaping") else { return }
        let captured = node.nodes("captures").compactMap { $0.node("decl") }
        guard let type = captured.first(where: { $0.text("base_name") == "self" })?.text("type_usr")
        else { return }
        // If the capture is weak or unowned, its type is an optional or is marked as weak or unowned.
        let isWeak = ["SgD", "XwD", "XoD", "XuD"].contains { type.hasSuffix($0) }
        file.selfCaptures.append(SelfCapture(type: Self.name(type), hold: isWeak ? .weak : .strong))
    }
}

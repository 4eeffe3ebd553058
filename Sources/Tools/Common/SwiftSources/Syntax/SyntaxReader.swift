/// Reads the declarations and references of a file from the compiler's syntax tree.
///
/// What the compiler or a macro generated is left out.
struct SyntaxReader {
    struct Scope {
        var type: String?
        /// The place of the function around it, among all functions.
        var function: Int?
    }

    var file: SyntaxFile
    private var seen: Set<Reference> = []

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
        case "brace_stmt": visitBlock(node, in: scope)
        case "if_stmt": visitIf(node, in: scope)
        case "pattern_entry":
            // The tree has the value twice, as it was written and with all types; once is enough.
            visit(node.node("processed_init") ?? node.node("original_init"), in: scope)
        case "defer_stmt":
            visit(node.node("temp_decl")?.node("body"), in: scope)
        case "macro_expansion_expr": visit(node.node("args"), in: scope)
        case "custom_attr", "generic_signature", "substitution_map": return
        default:
            readReferences(of: node)
            readCaptures(of: node)
            visit(node.children, in: scope)
        }
    }

    // MARK: Statements

    private mutating func visitBlock(_ block: SyntaxNode, in scope: Scope) {
        let elements = block.nodes("elements").filter { !$0.isFromMacro }
        count(elements.count(where: Self.isStatement), in: scope)
        visit(elements, in: scope)
    }

    private mutating func visitIf(_ statement: SyntaxNode, in scope: Scope) {
        // An `else if` has no block of its own.
        if statement.node("else_stmt")?.kind == "if_stmt" { count(1, in: scope) }
        visit(statement.children, in: scope)
    }

    private mutating func count(_ statements: Int, in scope: Scope) {
        if let function = scope.function {
            file.functions[function].statements += statements
        } else {
            file.looseStatements += statements
        }
    }

    /// Whether a part of a block is a statement in the source: a binding, an expression, or a
    /// proper statement. A lone expression that is returned counts once.
    private static func isStatement(_ node: SyntaxNode) -> Bool {
        if node.kind == "pattern_binding_decl" { return !node.isImplicit }
        if node.kind.hasSuffix("_decl") { return false }
        if node.kind == "return_stmt" || node.kind == "then_stmt" {
            return !node.isImplicit || node.node("result")?.start != nil
        }
        // Code that the compiler adds, such as a call of `super.init()`, has no position.
        return !node.isImplicit || node.start != nil
    }

    // MARK: References

    mutating func refer(to target: Reference.Target, at offset: Int?) {
        let reference = Reference(target, at: offset ?? 0)
        if seen.insert(reference).inserted { file.references.append(reference) }
    }

    private mutating func readReferences(of node: SyntaxNode) {
        if node.kind == "constructor_ref_call_expr", let made = node.node("fn") {
            // `Name(…)`: the initialiser is implicit, the name is not.
            if let target = made.target { refer(to: .symbol(target), at: node.start) }
        }
        if node.isImplicit { return }
        if let target = node.target { refer(to: .symbol(target), at: node.start) }
        if node.kind == "type_expr" || node.kind == "pattern_enum_element",
            let type = node.text("type")
        {
            refer(to: .type(Self.name(type)), at: node.start)
        }
    }

    private mutating func readCaptures(of node: SyntaxNode) {
        guard node.kind == "closure_expr", node.isSet("escaping") else { return }
        let captured = node.nodes("captures").compactMap { $0.node("decl") }
        guard let type = captured.first(where: { $0.text("base_name") == "self" })?.text("type_usr")
        else { return }
        // If the capture is weak or unowned, its type is an optional or is marked as such.
        let isWeak = ["SgD", "XwD", "XoD", "XuD"].contains { type.hasSuffix($0) }
        file.selfCaptures.append(SelfCapture(type: Self.name(type), hold: isWeak ? .weak : .strong))
    }
}

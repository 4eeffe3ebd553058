import SwiftTokens

/// Reads the pieces of a file from its text and the tree that the parser made of it. No type is checked, so the file need
/// not compile, and its dependencies are not needed.
///
/// The code of a piece is the shape of its node and, if the tree has the node's position, its text. The text is needed,
/// because the parser's tree lacks the types that are written in the source. An expression has no position. So the reader
/// misses a type in an expression that is a statement of its own, such as the type of a cast in a call.
struct PieceReader {
    private struct Scope {
        var type: String?
        var isProtocol = false
        var member: String?
        var isTest = false
    }

    private let code: SwiftText
    private var outline = CodeOutline()

    static func read(_ tree: SyntaxNode, text: String) -> CodeOutline {
        var reader = PieceReader(code: SwiftText(text))
        reader.visitMembers(of: tree, at: "items", in: Scope())
        return reader.outline
    }

    private init(code: SwiftText) {
        self.code = code
    }

    // MARK: Declarations

    private mutating func visitMembers(of node: SyntaxNode, at key: String, in scope: Scope) {
        var binding: SyntaxNode?
        for member in node.nodes(key) {
            switch member.kind {
            case "import_decl", "enum_case_decl": break
            case "pattern_binding_decl": binding = member
            case "var_decl":
                visitProperty(member, binding: binding, in: scope)
                binding = nil
            default: visitDeclaration(member, in: scope)
            }
        }
    }

    private mutating func visitDeclaration(_ node: SyntaxNode, in scope: Scope) {
        switch node.kind {
        case _ where node.isType: visitType(node, in: scope)
        case _ where node.kind.hasSuffix("_decl") || node.kind == "typealias":
            var scope = scope
            scope.member = node.fullName
            scope.isTest = node.nodes("attrs").contains(where: isTestMacro)
            add(node, as: kind(of: node, in: scope), in: scope)
            visitBlocks(of: node, in: scope)
        default: break
        }
    }

    private mutating func visitType(_ node: SyntaxNode, in scope: Scope) {
        let name = node.text("extended_type") ?? node.name
        var inner = Scope(type: [scope.type, name].compactMap(\.self).joined(separator: "."))
        inner.isProtocol = node.kind == "protocol"
        if let type = inner.type, inner.isProtocol { outline.protocols.insert(type) }
        if node.kind != "extension_decl" { outline.types += 1 }
        add(node, as: .declaration, in: inner)
        visitMembers(of: node, at: "members", in: inner)
    }

    /// A property is two nodes: one with its names and values, and one with its attributes and accessors.
    private mutating func visitProperty(
        _ node: SyntaxNode, binding: SyntaxNode?, in scope: Scope
    ) {
        var scope = scope
        scope.member = node.fullName
        add(node, binding: binding, as: kind(of: node, in: scope), in: scope)
        let values = binding?.nodes("pattern_entries").compactMap { $0.node("original_init") } ?? []
        if scope.type != nil, !node.isSet("static") { outline.initialValues += values.count }
        if let binding { visitBlocks(of: binding, in: scope) }
        visitBlocks(of: node, in: scope)
    }

    private func kind(of node: SyntaxNode, in scope: Scope) -> CodePiece.Kind {
        scope.isProtocol && Self.requirements.contains(node.kind) ? .requirement : .declaration
    }

    private static let requirements: Set = [
        "func_decl", "var_decl", "constructor_decl", "subscript_decl",
    ]

    /// Compares the text, because the tree does not name the macro.
    private func isTestMacro(_ attribute: SyntaxNode) -> Bool {
        guard attribute.kind == "custom_attr", let range = code.range(of: attribute)
        else { return false }
        return code.plainText(range).prefix { $0 != "(" } == "@Test"
    }

    // MARK: Statements

    private mutating func visitBlocks(of node: SyntaxNode, in scope: Scope) {
        for block in node.blocks {
            if block.kind == "if_stmt" {
                visitStatement(block, in: scope)
                continue
            }
            for element in block.nodes("elements") { visitElement(element, in: scope) }
        }
    }

    private mutating func visitElement(_ node: SyntaxNode, in scope: Scope) {
        switch node.kind {
        case "var_decl":
            // The pattern binding of a local variable is its statement. This node has only the accessors.
            visitBlocks(of: node, in: scope)
        case "pattern_binding_decl": visitStatement(node, in: scope)
        case _ where node.kind.hasSuffix("_decl"): visitDeclaration(node, in: scope)
        default: visitStatement(node, in: scope)
        }
    }

    private mutating func visitStatement(_ node: SyntaxNode, in scope: Scope) {
        add(node, as: .statement, in: scope)
        visitBlocks(of: node, in: scope)
    }

    // MARK: Pieces

    private mutating func add(
        _ node: SyntaxNode, binding: SyntaxNode? = nil, as kind: CodePiece.Kind, in scope: Scope
    ) {
        let nodes = [binding, node].compactMap(\.self)
        // In the source text, the accessors are inside the pattern binding. In the syntax tree, they are in the variable's
        // node.
        let blocks = nodes.flatMap(\.blocks).compactMap { code.range(of: $0) }
        let parts = nodes.flatMap { [text(of: $0, without: blocks), $0.shape] }
        outline.pieces.append(
            CodePiece(
                kind: kind, code: parts.joined(separator: " "), type: scope.type,
                member: scope.member, isTest: scope.isTest))
        if kind == .statement { return }
        outline.functions += nodes.flatMap { [$0] + $0.nodes("accessors") }
            .count { $0.node("body") != nil }
    }

    /// The text of a node without some blocks. An expression has no known position, so only the captures of its
    /// closures are included.
    private func text(of node: SyntaxNode, without blocks: [Range<Int>]) -> String {
        let captures = node.captures.map { code.plainText($0) }.joined()
        guard let range = code.range(of: node) else { return captures }
        // Attributes are read from the text, because the tree lacks the names of those that are types or macros.
        let attributes = node.nodes("attrs").compactMap { code.range(of: $0) }
            .map { code.plainText($0) }.joined()
        if node.isType {
            let brace = code.tokens(in: range).first { code.text($0.range) == "{" }
            let end = brace?.range.lowerBound ?? range.upperBound
            return attributes + code.plainText(range.lowerBound..<end)
        }
        return attributes + captures + code.plainText(range, without: blocks)
    }
}

extension SwiftText {
    /// The text of a range without some of its parts, without comments and without white space.
    fileprivate func plainText(_ range: Range<Int>, without parts: [Range<Int>] = []) -> String {
        tokens(in: range).filter { token in
            token.kind != .comment && !parts.contains { $0.contains(token.range.lowerBound) }
        }.map { text($0.range).filter { !$0.isWhitespace } }.joined()
    }
}

extension SyntaxNode {
    /// Whether it declares or extends a type.
    fileprivate var isType: Bool {
        ["class_decl", "enum_decl", "extension_decl", "protocol", "struct_decl"].contains(kind)
    }

    /// The name of the declaration with the labels of its arguments.
    fileprivate var fullName: String {
        guard node("params") != nil else { return name }
        let labels = node("name")?.texts("args") ?? []
        return "\(name)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
    }
}

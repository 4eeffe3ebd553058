import Anatomy
import SwiftSources

/// Finds the places in a file where faults can be made.
struct SiteReader {
    struct Scope {
        /// Whether `self` is an object, which a closure can keep alive.
        var selfIsObject = false
        var isInInitializer = false
    }

    let code: SourceCode
    var sites: [FaultSite] = []
    private var declarations = Declarations()
    /// Properties that hold weakly, by their symbols: the place of `weak`, and where the declaration begins.
    private(set) var weakProperties: [(symbol: String, word: Range<Int>, start: Int)] = []
    var assignments: [String: [WeakProperty.Assignment]] = [:]

    static func sites(in tree: SyntaxNode, of code: SourceCode) -> [FaultSite] {
        var reader = SiteReader(code)
        let items = tree.nodes("items")
        for node in items.flatMap(\.declarations) { reader.read(node) }
        reader.visit(items, in: Scope())
        return reader.sites + reader.weakSites
    }

    private init(_ code: SourceCode) {
        self.code = code
    }

    mutating func visit(_ nodes: [SyntaxNode], in scope: Scope) {
        for node in nodes { visit(node, in: scope) }
    }

    mutating func visit(_ node: SyntaxNode?, in scope: Scope) {
        guard let node, !node.isFromMacro else { return }
        if node.isDeclaration {
            visitDeclaration(node, in: scope)
        } else if node.kind.hasSuffix("_stmt") {
            visitStatement(node, in: scope)
        } else {
            visitExpression(node, in: scope)
        }
    }

    // MARK: Declarations

    private mutating func visitDeclaration(_ node: SyntaxNode, in scope: Scope) {
        var scope = scope
        switch node.kind {
        case "class_decl", "struct_decl", "enum_decl":
            scope.selfIsObject = node.kind == "class_decl"
            visit(node.nodes("members"), in: scope)
        case "extension_decl":
            scope.selfIsObject = ValueType(mangled: node.text("extended_type") ?? "").isClass
            visit(node.nodes("members"), in: scope)
        case "func_decl", "constructor_decl", "destructor_decl", "accessor_decl":
            if node.isImplicit { return }
            scope.isInInitializer = node.kind == "constructor_decl"
            let hasResult = node.text("result").map { !ValueType(mangled: $0).isNothing } ?? false
            visitBlock(node.node("body"), isBodyWithoutResult: !hasResult, in: scope)
        case "var_decl": visit(node.nodes("accessors"), in: scope)
        case "pattern_binding_decl" where !node.isImplicit:
            for entry in node.nodes("pattern_entries") {
                let value = entry.node("processed_init") ?? entry.node("original_init")
                addValue(value)
                visit(value, in: scope)
            }
        default: break
        }
    }

    private mutating func read(_ node: SyntaxNode) {
        guard let symbol = node.symbol else { return }
        let functions = node.kind == "func_decl" ? [node] : node.nodes("accessors")
        declarations.bodies[symbol] = functions.filter { !$0.isImplicit }
            .compactMap { $0.node("body") }
        guard node.text("readImpl") == "stored" else { return }
        let attributes = node.nodes("attrs")
        if attributes.contains(where: { $0.kind == "has_initial_value_attr" }) {
            declarations.withInitialValue.insert(symbol)
        }
        if let weak = attributes.first(where: {
            $0.kind == "reference_ownership_attr" && $0.isSet("weak")
        }), let word = code.range(of: weak), let start = attributes.compactMap(\.start).min() {
            let end = code.skippingWhiteSpace(from: word.upperBound)
            weakProperties.append((symbol, word.lowerBound..<end, start))
        }
    }

    private var weakSites: [FaultSite] {
        weakProperties.map { property in
            .weakProperty(
                WeakProperty(
                    word: property.word, start: property.start,
                    assignments: assignments[property.symbol] ?? []))
        }
    }

    // MARK: Statements

    private mutating func visitBlock(
        _ block: SyntaxNode?, isBodyWithoutResult: Bool = false, in scope: Scope
    ) {
        guard let block else { return }
        let elements = block.nodes("elements").filter { !$0.isFromMacro }
        let list = Block(
            statements: elements.compactMap { Statement($0, in: code) },
            isBodyWithoutResult: isBodyWithoutResult, isInInitializer: scope.isInInitializer,
            declarations: declarations)
        sites += list.statements.indices.map { .statement(list, $0) }
        visit(elements, in: scope)
    }

    private mutating func visitStatement(_ node: SyntaxNode, in scope: Scope) {
        switch node.kind {
        case "brace_stmt": visitBlock(node, in: scope)
        case "if_stmt", "guard_stmt", "while_stmt":
            for clause in node.nodes("conditions") where clause.kind != "pattern" {
                addConditions(in: clause, whenLeftOut: node.kind == "while_stmt" ? nil : "true")
            }
            let parts = ["then_stmt", "else_stmt", "body"].compactMap { node.node($0) }
            visit(node.nodes("conditions") + parts, in: scope)
        case "for_each_stmt":
            visit(
                ["parsed_sequence", "where", "body"].compactMap { node.node($0) }, in: scope)
        case "return_stmt", "then_stmt":
            addValue(node.node("result"), isResult: true)
            visit(node.node("result"), in: scope)
        case "case_stmt": visit(node.node("body"), in: scope)
        case "defer_stmt": visit(node.node("temp_decl")?.node("body"), in: scope)
        default: visit(node.children, in: scope)
        }
    }
}

extension SyntaxNode {
    /// The declarations of functions and properties in it, at any depth.
    fileprivate var declarations: [SyntaxNode] {
        if ["func_decl", "var_decl"].contains(kind) { return [self] }
        return nodes("members").flatMap(\.declarations)
    }
}

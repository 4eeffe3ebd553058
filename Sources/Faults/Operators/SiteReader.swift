import Anatomy

/// Finds the places in a file where faults can be made.
struct SiteReader {
    private struct Scope {
        /// Whether `self` is an object, which a closure can keep alive.
        var selfIsObject = false
        var isInInitializer = false
    }

    private let code: SourceCode
    private var sites: [FaultSite] = []
    private var properties = StoredProperties()
    /// Properties that hold weakly, by their symbols: the place of `weak`, and where the declaration begins.
    private var weakProperties: [(symbol: String, word: Range<Int>, start: Int)] = []
    private var assignments: [String: [WeakProperty.Assignment]] = [:]

    static func sites(in tree: SyntaxNode, of code: SourceCode) -> [FaultSite] {
        var reader = SiteReader(code)
        let items = tree.nodes("items")
        for node in items.flatMap(\.declarations) { reader.readProperty(node) }
        reader.visit(items, in: Scope())
        return reader.sites + reader.weakSites
    }

    private init(_ code: SourceCode) {
        self.code = code
    }

    private mutating func visit(_ nodes: [SyntaxNode], in scope: Scope) {
        for node in nodes { visit(node, in: scope) }
    }

    private mutating func visit(_ node: SyntaxNode?, in scope: Scope) {
        guard let node, !node.isFromMacro else { return }
        if node.kind.hasSuffix("_decl") || node.kind == "protocol" {
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

    private mutating func readProperty(_ node: SyntaxNode) {
        guard let symbol = node.symbol, node.text("readImpl") == "stored" else { return }
        let attributes = node.nodes("attrs")
        if attributes.contains(where: { $0.kind == "has_initial_value_attr" }) {
            properties.withInitialValue.insert(symbol)
        }
        if node.text("writeImpl") == "stored" { properties.plain.insert(symbol) }
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
            properties: properties)
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

    // MARK: Expressions

    private mutating func visitExpression(_ node: SyntaxNode, in scope: Scope) {
        if ["interpolated_string_literal_expr", "macro_expansion_expr"].contains(node.kind) {
            return
        }
        if !node.isImplicit { sites.append(.expression(node)) }
        switch node.kind {
        case "call_expr" where !node.isImplicit:
            for argument in node.arguments { addValue(argument) }
        case "assign_expr" where !node.isImplicit:
            // A weak property that gets nil is the same as one that gets nothing.
            let property = node.node("dest")?.propertyOfSelf
            if !weakProperties.contains(where: { $0.symbol == property }) {
                addValue(node.node("src"))
            }
            noteAssignment(node)
        case "ternary_expr": addConditions(in: node.node("cond_expr"), whenLeftOut: nil)
        case "closure_expr": addClosure(node, in: scope)
        default: break
        }
        // What a closure captures is no code of its own.
        let parts =
            node.kind == "capture_list"
            ? [node.node("closure_body")].compactMap(\.self)
            : node.kind == "closure_expr" ? [node.node("body")].compactMap(\.self) : node.children
        visit(parts, in: scope)
    }

    private mutating func addValue(_ node: SyntaxNode?, isResult: Bool = false) {
        guard let node, node.start != nil, !Self.noValues.contains(node.bare.kind) else { return }
        let bare = node.bare
        if bare.isLiteral || bare.isSelf && bare.kind == "declref_expr" { return }
        if node.type.isBool {
            addConditions(in: node, whenLeftOut: nil)
        } else {
            sites.append(.value(node, isResult: isResult))
        }
    }

    /// The expressions that can't be replaced by another one of their type.
    private static let noValues: Set = [
        "capture_list", "closure_expr", "default_argument_expr", "inout_expr",
        "single_value_stmt_expr", "type_expr",
    ]

    /// The conditions that others are made of, without those.
    ///
    /// - Parameter whenLeftOut: What stands in its place if nobody asks for it.
    private mutating func addConditions(in node: SyntaxNode?, whenLeftOut: String?) {
        guard let bare = node?.bare, let range = code.range(of: bare), !bare.isLiteral else {
            return
        }
        if bare.kind == "binary_expr", let value = Self.neutral[bare.calledName ?? ""] {
            for operand in bare.arguments { addConditions(in: operand, whenLeftOut: value) }
        } else if bare.kind == "paren_expr" {
            addConditions(in: bare.node("sub_expr"), whenLeftOut: whenLeftOut)
        } else {
            let isNegation = bare.kind == "prefix_unary_expr" && bare.calledName == "!"
            sites.append(
                .condition(
                    Condition(
                        range: range,
                        negated: isNegation ? code.range(of: bare.arguments.first) : nil,
                        whenLeftOut: whenLeftOut)))
        }
    }

    /// The operands that change nothing.
    private static let neutral = ["&&": "true", "||": "false"]

    private mutating func noteAssignment(_ node: SyntaxNode) {
        guard let destination = node.node("dest"), let property = destination.propertyOfSelf,
            let place = code.range(of: destination), let range = code.range(of: node)
        else { return }
        assignments[property, default: []].append(
            WeakProperty.Assignment(destination: place, end: range.upperBound))
    }

    private mutating func addClosure(_ node: SyntaxNode, in scope: Scope) {
        guard scope.selfIsObject, node.isSet("escaping"), let start = node.start,
            let body = node.node("body")
        else { return }
        let statements = body.nodes("elements").filter { !$0.isImplicit || $0.start != nil }
        // A closure with nothing but a result would have none after a second statement.
        if node.isSet("single_expression"), let result = statements.first?.node("result"),
            !result.type.isNothing
        {
            return
        }
        guard let first = statements.compactMap(\.start).min() else { return }
        let held = node.nodes("captures").compactMap { $0.node("decl") }
            .first { $0.text("base_name") == "self" }?.text("type_usr")
        sites.append(
            .closure(
                Closure(
                    start: start, body: first,
                    hasParameters: node.node("params")?.start.map { $0 > start } ?? false,
                    holdsSelf: held.map { !$0.hasSuffix("SgD") } ?? false)))
    }
}

extension Statement {
    /// Reads an element of a block; nil if nobody wrote it, or if it is a part of another one.
    init?(_ node: SyntaxNode, in code: SourceCode) {
        // A closure with one expression returns it, also if it is nothing.
        let isResult = ["return_stmt", "then_stmt"].contains(node.kind) && node.isImplicit
        if isResult, node.node("result")?.type.isNothing != true { return nil }
        let written = isResult ? node.node("result") : node
        guard node.kind != "var_decl", let written, let range = code.range(of: written) else {
            return nil
        }
        self.range = range
        action = written.action
        kind = Self.kind(of: written, action)
    }

    private static func kind(of node: SyntaxNode, _ action: SyntaxNode) -> Kind {
        switch action.kind {
        case "call_expr" where action.isDelegation: .delegation
        case "call_expr": .call
        case "assign_expr" where action.node("dest")?.kind != "discard_assignment_expr": .assignment
        case "binary_expr" where action.arguments.first?.kind == "inout_expr": .assignment
        case "if_stmt" where node.node("else_stmt") == nil: .check
        case "return_stmt", "throw_stmt", "break_stmt", "continue_stmt", "fallthrough_stmt",
            "then_stmt":
            .exit
        case _ where node.kind.hasSuffix("_decl"): .declaration
        default: .other
        }
    }
}

extension SyntaxNode {
    /// The declarations of properties in it, at any depth.
    fileprivate var declarations: [SyntaxNode] {
        if kind == "var_decl" { return [self] }
        return nodes("members").flatMap(\.declarations)
    }
}

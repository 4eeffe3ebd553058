import SwiftSources

extension SiteReader {
    mutating func visitExpression(_ node: SyntaxNode, in scope: Scope) {
        if ["interpolated_string_literal_expr", "macro_expansion_expr"].contains(node.kind) {
            return
        }
        if !node.isImplicit { sites.append(.expression(node)) }
        switch node.kind {
        case "call_expr" where !node.isImplicit:
            for argument in node.arguments { addValue(argument) }
        case "assign_expr" where !node.isImplicit:
            // For a weak property, assigning nil is the same fault as no assignment.
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

    mutating func addValue(_ node: SyntaxNode?, isResult: Bool = false) {
        guard let node, node.start != nil, !Self.noValues.contains(node.kind),
            !Self.noValues.contains(node.bare.kind)
        else { return }
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
        "single_value_stmt_expr", "type_expr", "vararg_expansion_expr",
    ]

    /// Adds the simple conditions of an expression, without the `&&` and `||` that join them.
    ///
    /// - Parameter whenLeftOut: The text in its place if it is left out.
    mutating func addConditions(in node: SyntaxNode?, whenLeftOut: String?) {
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
        // Only a closure with a single expression returns its value without a `return`.
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

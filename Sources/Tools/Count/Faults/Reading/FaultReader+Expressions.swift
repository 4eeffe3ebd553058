import SwiftSources
import SwiftTokens

extension FaultReader {
    mutating func visitExpression(_ node: SyntaxNode, in scope: Scope) {
        if ["interpolated_string_literal_expr", "macro_expansion_expr"].contains(node.kind) {
            return
        }
        if !node.isImplicit { addFaults(ofExpression: node) }
        switch node.kind {
        case "call_expr" where !node.isImplicit:
            for argument in node.arguments { addFaults(ofValue: argument) }
        case "assign_expr" where !node.isImplicit: visitAssignment(node)
        case "ternary_expr": addFaults(ofCondition: node.node("cond_expr"), whenLeftOut: nil)
        case "closure_expr": addCapture(to: node, in: scope)
        default: break
        }
        // Visit only the body of a closure, and skip its list of captures.
        let parts =
            node.kind == "capture_list"
            ? [node.node("closure_body")].compactMap(\.self)
            : node.kind == "closure_expr" ? [node.node("body")].compactMap(\.self) : node.children
        visit(parts, in: scope)
    }

    private mutating func visitAssignment(_ node: SyntaxNode) {
        let destination = node.node("dest")
        guard let property = destination?.propertyOfSelf, weakProperties[property] != nil else {
            addFaults(ofValue: node.node("src"))
            return
        }
        // For a weak property, assigning nil is the same fault as no assignment.
        guard let place = code.range(of: destination), let range = code.range(of: node) else {
            return
        }
        weakProperties[property]?.assignments.append((place, range.upperBound))
    }

    // MARK: Values

    /// Adds faults that replace a value that is passed, assigned or returned by nil, or by an empty text or list.
    mutating func addFaults(ofValue node: SyntaxNode?, isResult: Bool = false) {
        guard let node, node.start != nil, !Self.noValues.contains(node.kind),
            !Self.noValues.contains(node.bare.kind)
        else { return }
        let bare = node.bare
        if bare.isLiteral || bare.isSelf && bare.kind == "declref_expr" { return }
        if node.type.isBool { addFaults(ofCondition: node, whenLeftOut: nil) }
        guard let range = code.range(of: node), let empty = node.type.emptyValue,
            code.text(range) != empty
        else { return }
        addExpression(isResult ? .resultEmptied : .valueEmptied, range, after: empty)
    }

    /// The expressions that can't be replaced by another one of their type.
    private static let noValues: Set = [
        "capture_list", "closure_expr", "default_argument_expr", "inout_expr",
        "single_value_stmt_expr", "type_expr", "vararg_expansion_expr",
    ]

    private mutating func addFaults(ofExpression node: SyntaxNode) {
        guard let range = code.range(of: node) else { return }
        if let constant = otherConstant(than: node, code.text(range)) {
            addExpression(.constantChanged, range, after: constant)
        }
        let operands = node.arguments.compactMap { code.text(of: $0) }
        if node.kind == "binary_expr", let other = Self.boundaries[node.calledName ?? ""],
            operands.count == 2
        {
            addExpression(.boundaryMoved, range, after: "\(operands[0]) \(other) \(operands[1])")
        }
        // In a chain, a call that turns a value into another one of the same type is left out.
        if let receiver = node.receiver, receiver.type == node.type, !node.type.isNothing,
            !node.isDelegation, let text = code.text(of: receiver)
        {
            addExpression(.transformationDropped, range, after: text)
        }
    }

    private func otherConstant(than node: SyntaxNode, _ text: String) -> String? {
        switch node.kind {
        case "boolean_literal_expr": text == "true" ? "false" : "true"
        case "integer_literal_expr" where node.type.isInteger: Int(text).map { "\($0 + 1)" }
        case "string_literal_expr" where node.type.isString: text == "\"\"" ? "\"?\"" : "\"\""
        default: nil
        }
    }

    private static let boundaries = [
        "<": "<=", "<=": "<", ">": ">=", ">=": ">", "..<": "...", "...": "..<",
    ]

    // MARK: Conditions

    /// Adds faults that negate or leave out one condition of an expression with `&&` and `||`.
    ///
    /// - Parameter value: The text that replaces a condition to leave it out; nil if another fault already does that.
    mutating func addFaults(ofCondition node: SyntaxNode?, whenLeftOut value: String?) {
        guard let bare = node?.bare, let range = code.range(of: bare), !bare.isLiteral else {
            return
        }
        if bare.kind == "binary_expr", let value = Self.neutral[bare.calledName ?? ""] {
            for operand in bare.arguments { addFaults(ofCondition: operand, whenLeftOut: value) }
        } else if bare.kind == "paren_expr" {
            addFaults(ofCondition: bare.node("sub_expr"), whenLeftOut: value)
        } else {
            let isNegation = bare.kind == "prefix_unary_expr" && bare.calledName == "!"
            let operand = isNegation ? code.text(of: bare.arguments.first) : nil
            addExpression(.conditionNegated, range, after: operand ?? "!(\(code.text(range)))")
            if let value { addExpression(.conditionLeftOut, range, after: value) }
        }
    }

    /// For each operator, the operand that does not change the result.
    private static let neutral = ["&&": "true", "||": "false"]
}

import SwiftSources

/// The facts about expressions that the search for faults needs.
extension SyntaxNode {
    /// The type of an expression, as the compiler writes it in names of symbols.
    var type: ValueType { ValueType(mangled: text("type") ?? "") }

    /// The expression as it is written, without the conversions that the compiler adds.
    var bare: SyntaxNode {
        var node = self
        while node.isImplicit,
            let inner = node.node("sub_expr") ?? node.node("single_expr_body")
        {
            node = inner
        }
        return node
    }

    /// The call or the assignment of a statement, without `try`, `await` and optional chaining.
    var action: SyntaxNode {
        var node = self.bare
        while ["try_expr", "await_expr", "optional_try_expr", "force_try_expr"].contains(node.kind),
            let inner = node.node("sub_expr")
        {
            node = inner.bare
        }
        return node
    }

    /// The name of the function or operator that is called.
    var calledName: String? {
        var node = self.node("fn")
        while let inner = node {
            if let name = inner.node("decl")?.text("base_name") { return name }
            node = inner.node("fn") ?? inner.node("sub_expr")
        }
        return nil
    }

    /// The expressions between the parentheses of a call, or the operands of an operator.
    var arguments: [SyntaxNode] {
        node("args")?.nodes("args").compactMap { $0.node("expr") } ?? []
    }

    /// The value that a method is called on; nil for a function, or if `self` is implicit.
    var receiver: SyntaxNode? {
        guard kind == "call_expr", let access = node("fn"), access.kind == "dot_syntax_call_expr",
            let receiver = access.arguments.first, !receiver.isImplicitSelf
        else { return nil }
        return receiver
    }

    private var isImplicitSelf: Bool { isImplicit && bare.isImplicit }

    /// Whether this is a call of `super.init` or `self.init`.
    var isDelegation: Bool { node("fn")?.node("fn")?.kind == "other_constructor_ref_expr" }

    /// Whether this is `self`, written or not.
    var isSelf: Bool { node("decl")?.text("base_name") == "self" }

    /// The symbol of the property that this expression reads or sets; nil if it is not a property of `self`.
    var propertyOfSelf: String? {
        guard kind == "member_ref_expr", let base = node("base"), base.bare.isSelf,
            base.bare.kind == "declref_expr"
        else { return nil }
        return target
    }

    var isLiteral: Bool { kind.hasSuffix("_literal_expr") }
}

/// The type of an expression, by its mangled name.
struct ValueType: Equatable {
    let mangled: String

    var isBool: Bool { mangled == "$sSbD" }
    var isInteger: Bool { mangled == "$sSiD" }
    var isString: Bool { mangled == "$sSSD" }
    /// Whether the type is `Void` or, in an optional chain, `Void?`.
    var isNothing: Bool { mangled == "$sytD" || mangled == "$sytSgD" }

    var isTask: Bool { mangled.hasPrefix("$sScT") }

    /// An empty value; nil if the type has none.
    var emptyValue: String? {
        if isNothing { return nil }
        if isString { return "\"\"" }
        if mangled.hasSuffix("SgD") { return "nil" }
        if mangled.hasPrefix("$sSay") || mangled.hasPrefix("$sShy") { return "[]" }
        return mangled.hasPrefix("$sSDy") ? "[:]" : nil
    }

    /// Whether the mangled name is that of a class.
    var isClass: Bool { mangled.contains(/C(y.*G)?D$/) }
}

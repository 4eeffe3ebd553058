import SwiftSources
import SwiftTokens

/// Statements that run one after the other.
struct Block {
    let statements: [Statement]
    /// Whether it is the body of a function without a result, which can end anywhere.
    let isBodyWithoutResult: Bool
    let isInInitializer: Bool
}

struct Statement {
    enum Kind {
        case call
        case assignment
        /// An `if` without `else`.
        case check
        case declaration
        /// A call of `super.init` or `self.init`.
        case delegation
        /// Leaves the block.
        case exit
        case other
    }

    let kind: Kind
    let range: Range<Int>
    /// The call or the assignment itself; the whole statement otherwise.
    let action: SyntaxNode
    /// Whether it may prevent the next statements from running, because it returns, throws or continues a loop.
    let mayLeave: Bool

    /// Reads an element of a block; nil if the compiler added it, or if it is a part of another one.
    init?(_ node: SyntaxNode, in code: SwiftText) {
        // A closure with one expression returns it, even if it is `Void`.
        let isResult = ["return_stmt", "then_stmt"].contains(node.kind) && node.isImplicit
        if isResult, node.node("result")?.type.isNothing != true { return nil }
        let written = isResult ? node.node("result") : node
        guard node.kind != "var_decl", let written, let range = code.range(of: written) else {
            return nil
        }
        self.range = range
        action = written.action
        mayLeave = written.mayLeave
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
    fileprivate var mayLeave: Bool {
        if kind == "closure_expr" { return false }
        return ["return_stmt", "throw_stmt", "continue_stmt", "try_expr"].contains(kind)
            || children.contains(where: \.mayLeave)
    }
}

import Anatomy
import SwiftSources

/// A place where faults can be made.
enum FaultSite {
    /// A statement of a block, by its place in it.
    case statement(Block, Int)
    case condition(Condition)
    /// A value that is passed, assigned or returned.
    case value(SyntaxNode, isResult: Bool)
    /// Any expression that somebody wrote.
    case expression(SyntaxNode)
    case weakProperty(WeakProperty)
    case closure(Closure)
}

/// Statements that run one after the other.
struct Block {
    let statements: [Statement]
    /// Whether it is the body of a function without a result, which can end anywhere.
    let isBodyWithoutResult: Bool
    let isInInitializer: Bool
    let declarations: Declarations
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
    /// Whether what follows it may not run, because it returns, throws or goes on with the next round of a loop.
    let mayLeave: Bool
}

/// An expression that is true or false, and no `&&` or `||` of others.
struct Condition {
    let range: Range<Int>
    /// The operand, if it begins with `!`.
    let negated: Range<Int>?
    /// The text in its place if the condition is left out; nil if another fault already does that.
    let whenLeftOut: String?
}

/// A property that holds its object weakly, and all places where it is set.
struct WeakProperty {
    struct Assignment {
        let destination: Range<Int>
        let end: Int
    }

    /// The word `weak`, with the space after it.
    let word: Range<Int>
    /// Where the declaration begins, with its modifiers.
    let start: Int
    let assignments: [Assignment]
}

/// A closure that may be kept, in a place where `self` is an object.
struct Closure {
    let start: Int
    /// Where the first statement begins.
    let body: Int
    /// Whether its parameters have names.
    let hasParameters: Bool
    /// Whether it captures `self` strongly already.
    let holdsSelf: Bool
}

/// What is known of the declarations of a file, by their symbols.
struct Declarations {
    /// The stored properties that have a value before an initialiser runs.
    var withInitialValue: Set<String> = []
    /// What runs if a function is called, or a property is read or set.
    var bodies: [String: [SyntaxNode]] = [:]
}

import SwiftSources
import SwiftTokens

extension FaultReader {
    mutating func addFaults(of block: Block) {
        for (index, statement) in block.statements.enumerated() {
            switch statement.kind {
            case .call: addFaults(ofCall: statement)
            // Keep an assignment that gives a property its first value.
            case .assignment where !block.isInInitializer || !initializes(statement):
                addFaults(ofAssignment: statement)
            case .check: addRemoval(.checkRemoved, statement.range)
            default: break
            }
            addSwap(ofStatementAt: index, in: block)
        }
        addEarlyReturn(from: block)
    }

    /// Adds faults that leave out a call, or repeat a call that binds. Other calls are not repeated, because most have
    /// the same effect twice as once.
    private mutating func addFaults(ofCall call: Statement) {
        let kind = call.kindWhenRemoved
        addRemoval(kind, call.range)
        if kind == .bindingDropped {
            let text = code.text(call.range)
            add(
                .bindingRepeated, call.range, after: "\(text); \(text)",
                edits: [.run(text, before: call.range.lowerBound)])
        }
        // A binding ends at once if nobody stores its token.
        if call.action.calledName == "store", let binding = code.text(of: call.action.receiver) {
            addStatement(.bindingDropped, call.range, after: "_ = \(binding)")
        }
    }

    /// Adds faults that leave out an assignment, or that start a task without storing it, so that nobody can cancel it.
    private mutating func addFaults(ofAssignment assignment: Statement) {
        addRemoval(.assignmentRemoved, assignment.range)
        if let source = assignment.action.node("src"), source.bare.kind == "call_expr",
            source.type.isTask, let task = code.text(of: source)
        {
            addStatement(.cancellationDropped, assignment.range, after: "_ = \(task)")
        }
    }

    /// Whether an assignment in an initializer may give a property its first value.
    private func initializes(_ assignment: Statement) -> Bool {
        guard let destination = assignment.action.node("dest") else { return false }
        guard let property = destination.propertyOfSelf else { return destination.isSelf }
        return !initialized.contains(property)
    }

    /// Adds a fault that returns from the middle of a function, before at least two of its statements. One such fault is
    /// enough, because the same tests would catch a return at another statement.
    private mutating func addEarlyReturn(from block: Block) {
        let index = min(block.statements.count / 2, block.statements.count - 2)
        guard index >= 0, block.isBodyWithoutResult, !block.isInInitializer else { return }
        let offset = block.statements[index].range.lowerBound
        add(
            .returnedEarly, offset..<offset, after: "return; ",
            edits: [.run("return", before: offset)])
    }

    // MARK: Order

    /// Adds a fault that swaps a statement with the next one.
    private mutating func addSwap(ofStatementAt index: Int, in block: Block) {
        guard block.statements.indices.contains(index + 1) else { return }
        let (first, second) = (block.statements[index], block.statements[index + 1])
        guard canSwap(first, second, in: block), isOrdered(first, second) else { return }
        let isMessages = first.kind == .call && second.kind == .call
        let text = code.text(second.range)
        let between = code.text(first.range.upperBound..<second.range.lowerBound)
        add(
            isMessages ? .messagesSwapped : .statementsSwapped,
            first.range.lowerBound..<second.range.upperBound,
            after: text + between + code.text(first.range),
            edits: [.run(text, before: first.range.lowerBound), .skip(second.range)])
    }

    private func canSwap(_ first: Statement, _ second: Statement, in block: Block) -> Bool {
        guard ![.declaration, .delegation, .exit].contains(second.kind),
            ![.delegation, .exit].contains(first.kind), second.action.kind != "guard_stmt",
            !second.action.kind.hasPrefix("defer"),
            !block.isInInitializer || ![first, second].contains(where: givesFirstValue),
            code.text(first.range) != code.text(second.range)
        else { return false }
        // The second statement must not use a name that the first one declares.
        let declared = code.words(after: ["let", "var"], in: first.range)
            .map { code.text($0.word.range) }
        return code.tokens(in: second.range).allSatisfy { !declared.contains(code.text($0.range)) }
    }

    private func givesFirstValue(_ statement: Statement) -> Bool {
        statement.kind == .assignment && initializes(statement)
    }

    /// Whether the file shows that the order of two statements matters: one of them may leave the block, or sets a
    /// property or variable that the other one uses. If a statement uses a function or property of this file, the code
    /// in that counts, too. The code in a closure that runs later does not count.
    private func isOrdered(_ first: Statement, _ second: Statement) -> Bool {
        if first.mayLeave || second.mayLeave { return true }
        let (one, other) = (run(by: first.action), run(by: second.action))
        return !places(set: one).isDisjoint(with: places(named: other))
            || !places(set: other).isDisjoint(with: places(named: one))
    }

    /// All nodes that run when a node runs.
    private func run(by node: SyntaxNode) -> [SyntaxNode] {
        var followed: Set<String> = []
        func visit(_ node: SyntaxNode) -> [SyntaxNode] {
            if node.kind == "closure_expr", node.isSet("escaping") { return [] }
            let target = node.target.flatMap { followed.insert($0).inserted ? $0 : nil }
            let bodies = target.flatMap { self.bodies[$0] } ?? []
            return [node] + (node.children + bodies).flatMap(visit)
        }
        return visit(node)
    }

    /// The properties and variables that some nodes refer to, as they are written, such as `field` and `field.text`.
    private func places(named nodes: [SyntaxNode]) -> Set<String> {
        let kinds = ["declref_expr", "member_ref_expr", "tuple_element_expr"]
        return Set(nodes.filter { kinds.contains($0.kind) }.compactMap(place))
    }

    /// The properties and variables that some nodes assign or pass as `inout`.
    private func places(set nodes: [SyntaxNode]) -> Set<String> {
        Set(
            nodes.compactMap { node in
                switch node.kind {
                case "assign_expr": node.node("dest").flatMap(place)
                case "inout_expr": node.node("sub_expr").flatMap(place)
                default: nil
                }
            })
    }

    private func place(_ node: SyntaxNode) -> String? {
        code.text(of: node)?.replacing(/^self\??\./, with: "").replacing("?", with: "")
    }
}

extension Statement {
    /// The names of functions that bind a view to a value, or a control to its target.
    private static let bindings: Set = ["bind", "observe", "store", "addTarget", "start"]

    fileprivate var kindWhenRemoved: Fault.Kind {
        switch action.calledName {
        case "cancel": .cancellationDropped
        case let name? where Self.bindings.contains(name): .bindingDropped
        default: .callRemoved
        }
    }
}

import SwiftSources

extension FaultOperator {
    /// Runs a statement before the one that it follows.
    static let swap = FaultOperator { site, code in
        guard case .statement(let block, let index) = site,
            block.statements.indices.contains(index + 1), block.canSwap(index, in: code)
        else { return [] }
        let first = block.statements[index]
        let second = block.statements[index + 1]
        guard block.isOrdered(first, second, in: code) else { return [] }
        let isMessages = first.kind == .call && second.kind == .call
        let text = code.text(second.range)
        let between = code.text(first.range.upperBound..<second.range.lowerBound)
        return [
            Proposal(
                isMessages ? .messagesSwapped : .statementsSwapped,
                first.range.lowerBound..<second.range.upperBound,
                after: text + between + code.text(first.range),
                edits: [.run(text, before: first.range.lowerBound), .skip(second.range)])
        ]
    }

    /// Leaves a function in its middle, before at least two of its statements. Other places would be caught
    /// by the same.
    static let earlyReturn = FaultOperator { site, code in
        guard case .statement(let block, let index) = site, block.isBodyWithoutResult,
            !block.isInInitializer,
            index == min(block.statements.count / 2, block.statements.count - 2)
        else { return [] }
        let offset = block.statements[index].range.lowerBound
        return [
            Proposal(
                .returnedEarly, offset..<offset, after: "return; ",
                edits: [.run("return", before: offset)])
        ]
    }
}

extension Block {
    /// Whether the statement after one can run before it.
    fileprivate func canSwap(_ index: Int, in code: SourceCode) -> Bool {
        let (first, second) = (statements[index], statements[index + 1])
        guard ![.declaration, .delegation, .exit].contains(second.kind),
            ![.delegation, .exit].contains(first.kind), second.action.kind != "guard_stmt",
            !second.action.kind.hasPrefix("defer"),
            !initializes(index), !initializes(index + 1),
            code.text(first.range) != code.text(second.range)
        else { return false }
        // Names that the first one declares do not exist before it.
        let declared = code.text(first.range).matches(of: /\b(?:let|var)\s+(\w+)/).map(\.output.1)
        return code.text(second.range).names.isDisjoint(with: declared)
    }

    /// Whether the file shows that the order of two statements matters: one of them may leave the block, or sets
    /// what the other one names. A function or a property of the file that a statement names counts as if its body
    /// stood there; a closure that is kept for later does not count.
    fileprivate func isOrdered(_ first: Statement, _ second: Statement, in code: SourceCode) -> Bool
    {
        if first.mayLeave || second.mayLeave { return true }
        let (one, other) = (run(by: first.action), run(by: second.action))
        return !code.places(set: one).isDisjoint(with: code.places(named: other))
            || !code.places(set: other).isDisjoint(with: code.places(named: one))
    }

    /// The nodes that run with one.
    private func run(by node: SyntaxNode) -> [SyntaxNode] {
        var followed: Set<String> = []
        func visit(_ node: SyntaxNode) -> [SyntaxNode] {
            if node.kind == "closure_expr", node.isSet("escaping") { return [] }
            let target = node.target.flatMap { followed.insert($0).inserted ? $0 : nil }
            let bodies = target.flatMap { declarations.bodies[$0] } ?? []
            return [node] + (node.children + bodies).flatMap(visit)
        }
        return visit(node)
    }
}

extension SourceCode {
    /// What some nodes name, as it is written, such as `field` and `field.text`.
    fileprivate func places(named nodes: [SyntaxNode]) -> Set<String> {
        Set(nodes.filter { Self.references.contains($0.kind) }.compactMap(place))
    }

    /// What they assign or pass as `inout`.
    fileprivate func places(set nodes: [SyntaxNode]) -> Set<String> {
        Set(
            nodes.compactMap { node in
                switch node.kind {
                case "assign_expr": node.node("dest").flatMap(place)
                case "inout_expr": node.node("sub_expr").flatMap(place)
                default: nil
                }
            })
    }

    private static let references: Set = ["declref_expr", "member_ref_expr", "tuple_element_expr"]

    private func place(_ node: SyntaxNode) -> String? {
        text(of: node)?.replacing(/^self\??\./, with: "").replacing("?", with: "")
    }
}

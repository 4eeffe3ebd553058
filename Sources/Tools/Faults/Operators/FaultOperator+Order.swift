import Anatomy

extension FaultOperator {
    /// Runs a statement before the one that it follows.
    static let swap = FaultOperator { site, code in
        guard case .statement(let block, let index) = site,
            block.statements.indices.contains(index + 1)
        else { return [] }
        let first = block.statements[index]
        let second = block.statements[index + 1]
        guard block.canSwap(index, in: code) else { return [] }
        let isMessages = first.kind == .call && second.kind == .call
        let text = code.text(second.range)
        let between = code.text(first.range.upperBound..<second.range.lowerBound)
        return [
            Proposal(
                isMessages ? .messagesSwapped : .statementsSwapped,
                first.range.lowerBound..<second.range.upperBound,
                after: text + between + code.text(first.range),
                edits: [.run(text, before: first.range.lowerBound), .skip(second.range)],
                reasonForNothing: block.reasonWhySwapChangesNothing(index, in: code))
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
            !initializes(index), !initializes(index + 1)
        else { return false }
        // Names that the first one declares do not exist before it.
        let declared = code.text(first.range).matches(of: /\b(?:let|var)\s+(\w+)/).map(\.output.1)
        return code.text(second.range).names.isDisjoint(with: declared)
    }

    /// Nil if the order may matter.
    fileprivate func reasonWhySwapChangesNothing(_ index: Int, in code: SourceCode) -> String? {
        let (first, second) = (statements[index], statements[index + 1])
        if code.text(first.range) == code.text(second.range) { return "the two are the same" }
        if let one = first.partsOfScreen(properties), let other = second.partsOfScreen(properties),
            one.isDisjoint(with: other)
        {
            return "they set up different parts of the screen"
        }
        guard let one = storing(first, code), let other = storing(second, code),
            one.property != other.property, !one.names.contains(other.name[...]),
            !other.names.contains(one.name[...])
        else { return nil }
        return "two properties are set, and neither value depends on the other"
    }

    /// An assignment of a simple value to a property that only stores: the property, and what the value names.
    private func storing(
        _ statement: Statement, _ code: SourceCode
    ) -> (property: String, name: String, names: Set<Substring>)? {
        guard statement.kind == .assignment, let destination = statement.action.node("dest"),
            let property = destination.propertyOfSelf, properties.plain.contains(property),
            let name = destination.node("decl")?.text("base_name"),
            let source = statement.action.node("src"), let text = code.text(of: source),
            source.all.allSatisfy({ !Self.mayDoMore.contains($0.kind) })
        else { return nil }
        return (property, name, text.names)
    }

    /// The expressions that may do more than read a value.
    private static let mayDoMore: Set = [
        "call_expr", "closure_expr", "subscript_expr", "macro_expansion_expr", "await_expr",
    ]
}

extension Statement {
    /// The parts of the screen that it names, if it does nothing but set up one of them: it sets a property of
    /// the toolkit, or calls a function of it, with plain values and with closures that run later.
    fileprivate func partsOfScreen(_ stored: StoredProperties) -> Set<String>? {
        let target: SyntaxNode? =
            switch kind {
            case .assignment: action.node("dest")
            case .call: action.node("fn")?.node("fn")?.bare
            default: nil
            }
        guard let symbol = target?.target, symbol.hasPrefix(Self.toolkit) else { return nil }
        let now = action.allButClosures
        guard now.count(where: { $0.kind == "call_expr" }) == (kind == .call ? 1 : 0) else {
            return nil
        }
        // What a property of an object is asked for belongs to the object.
        let named = Set(now.filter { !$0.isImplicit }.compactMap(\.propertyOfSelf))
        let areKnown = named.allSatisfy { $0.hasPrefix(Self.toolkit) || stored.all.contains($0) }
        return named.isEmpty || !areKnown ? nil : named
    }

    /// What the symbols of PocketUI begin with.
    private static let toolkit = "s:8PocketUI"
}

extension SyntaxNode {
    /// All nodes of the tree under it, and itself, but for what stands in closures.
    fileprivate var allButClosures: [SyntaxNode] {
        if ["capture_list", "closure_expr"].contains(kind) { return [] }
        return [self] + children.flatMap(\.allButClosures)
    }
}

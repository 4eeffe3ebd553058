import SwiftSources

extension FaultOperator {
    /// Leaves out a call. The kind of the fault depends on the name of the called function.
    static let callRemoval = FaultOperator { site, _ in
        guard let call = site.call else { return [] }
        return [.removal(call.kindWhenRemoved, call.range)]
    }

    /// Binds twice. Of other calls, most do the same when they are made twice.
    static let bindingRepetition = FaultOperator { site, code in
        guard let call = site.call, call.kindWhenRemoved == .bindingDropped else { return [] }
        let text = code.text(call.range)
        return [
            Proposal(
                .bindingRepeated, call.range, after: "\(text); \(text)",
                edits: [.run(text, before: call.range.lowerBound)])
        ]
    }

    /// Drops the token of a binding, which ends at once then.
    static let tokenLoss = FaultOperator { site, code in
        guard let call = site.call, call.action.calledName == "store",
            let binding = code.text(of: call.action.receiver)
        else { return [] }
        return [replacement(.bindingDropped, call.range, by: "_ = \(binding)")]
    }

    /// Starts a task without keeping it, so that nobody can cancel it.
    static let taskLoss = FaultOperator { site, code in
        guard let assignment = site.assignment, let source = assignment.action.node("src"),
            source.bare.kind == "call_expr", source.type.mangled.hasPrefix("$sScT"),
            let task = code.text(of: source)
        else { return [] }
        return [replacement(.cancellationDropped, assignment.range, by: "_ = \(task)")]
    }

    private static func replacement(
        _ kind: FaultKind, _ range: Range<Int>, by statement: String
    ) -> Proposal {
        Proposal(
            kind, range, after: statement,
            edits: [.run(statement, before: range.lowerBound), .skip(range)])
    }

    /// Leaves out an assignment, unless it gives a property its first value.
    static let assignmentRemoval = FaultOperator { site, _ in
        guard let assignment = site.assignment else { return [] }
        return [.removal(.assignmentRemoved, assignment.range)]
    }

    /// Leaves out an `if` that has no `else`.
    static let checkRemoval = FaultOperator { site, _ in
        guard let check = site.statement(.check) else { return [] }
        return [.removal(.checkRemoved, check.range)]
    }
}

extension FaultSite {
    /// The statement, if it is of this kind.
    func statement(_ kind: Statement.Kind) -> Statement? {
        guard case .statement(let block, let index) = self, block.statements[index].kind == kind
        else { return nil }
        return block.statements[index]
    }

    var call: Statement? { statement(.call) }

    /// An assignment that can be left out: not one without which a property has no value.
    var assignment: Statement? {
        guard case .statement(let block, let index) = self, let found = statement(.assignment),
            !block.initializes(index)
        else { return nil }
        return found
    }
}

extension Block {
    /// Whether a statement may give a property its first value.
    func initializes(_ index: Int) -> Bool {
        guard isInInitializer, statements[index].kind == .assignment else { return false }
        guard let destination = statements[index].action.node("dest") else { return false }
        guard let property = destination.propertyOfSelf else { return destination.isSelf }
        return !declarations.withInitialValue.contains(property)
    }
}

extension Statement {
    /// The names of what binds a view to a value, and a control to its target.
    private static let bindings: Set = ["bind", "observe", "store", "addTarget", "start"]

    fileprivate var kindWhenRemoved: FaultKind {
        switch action.calledName {
        case "cancel": .cancellationDropped
        case let name? where Self.bindings.contains(name): .bindingDropped
        default: .callRemoved
        }
    }
}

import SwiftSources

extension FaultOperator {
    /// Changes a literal: true and false, a number by one, a text to none and none to one.
    static let constant = FaultOperator { site, code in
        guard case .expression(let node) = site, let range = code.range(of: node) else { return [] }
        let text = code.text(range)
        let other: String? =
            switch node.kind {
            case "boolean_literal_expr": text == "true" ? "false" : "true"
            case "integer_literal_expr" where node.type.isInteger: Int(text).map { "\($0 + 1)" }
            case "string_literal_expr" where node.type.isString: text == "\"\"" ? "\"?\"" : "\"\""
            default: nil
            }
        return other.map { [.expression(.constantChanged, range, after: $0)] } ?? []
    }

    /// Puts nil, or an empty text or list, in the place of a value.
    static let emptying = FaultOperator { site, code in
        guard case .value(let node, let isResult) = site, let range = code.range(of: node),
            let empty = node.type.emptyValue, code.text(range) != empty
        else { return [] }
        return [.expression(isResult ? .resultEmptied : .valueEmptied, range, after: empty)]
    }

    /// Leaves out a call in a chain that makes a value of another one of the same type.
    static let transformation = FaultOperator { site, code in
        guard case .expression(let node) = site, let receiver = node.receiver,
            receiver.type == node.type, !node.type.isNothing, !node.isDelegation,
            let range = code.range(of: node),
            let text = code.text(of: receiver)
        else { return [] }
        return [.expression(.transformationDropped, range, after: text)]
    }
}

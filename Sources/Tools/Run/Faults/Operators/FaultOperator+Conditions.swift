import SwiftSources

extension FaultOperator {
    /// Negates a condition.
    static let negation = FaultOperator { site, code in
        guard case .condition(let condition) = site else { return [] }
        let text =
            condition.negated.map(code.text) ?? "!(\(code.text(condition.range)))"
        return [.expression(.conditionNegated, condition.range, after: text)]
    }

    /// Leaves out a condition.
    static let omission = FaultOperator { site, _ in
        guard case .condition(let condition) = site, let value = condition.whenLeftOut else {
            return []
        }
        return [.expression(.conditionLeftOut, condition.range, after: value)]
    }

    /// Moves the boundary of a comparison or a range, such as `<` to `<=`.
    static let boundary = FaultOperator { site, code in
        guard case .expression(let node) = site, node.kind == "binary_expr",
            let name = node.calledName, let other = boundaries[name],
            let range = code.range(of: node), node.arguments.count == 2,
            let left = code.text(of: node.arguments[0]),
            let right = code.text(of: node.arguments[1])
        else { return [] }
        return [.expression(.boundaryMoved, range, after: "\(left) \(other) \(right)")]
    }

    private static let boundaries = [
        "<": "<=", "<=": "<", ">": ">=", ">=": ">", "..<": "...", "...": "..<",
    ]
}

/// A node by itself, without the blocks inside it.
extension SyntaxNode {
    /// The blocks directly inside it, in their order. An `else if` counts as one, because it is a statement of its own.
    var blocks: [SyntaxNode] {
        var found: [SyntaxNode] = []
        walk { if $1 { found.append($0) } }
        return found.sorted { ($0.start ?? 0) < ($1.start ?? 0) }
    }

    /// The ranges of the capture lists of closures directly inside it, up to the last name. Their text is needed, because
    /// the tree does not say which captures are weak.
    var captures: [Range<Int>] {
        var found: [Range<Int>] = []
        walk { node, _ in
            guard node.kind == "capture_list",
                let start = node.node("closure_body")?.node("body")?.start,
                let end = node.nodes("captures").last?.lastToken, start < end
            else { return }
            found.append(start..<end)
        }
        return found.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// Visits the nodes inside it, and reports which of them are blocks. The contents of blocks are left out.
    private func walk(_ visit: (_ node: SyntaxNode, _ isBlock: Bool) -> Void) {
        for (key, value) in fields where !Self.apart.contains(key) && key != "attrs" {
            for node in Self.nodes(in: value) {
                let isBlock = isBlock(node, at: key)
                visit(node, isBlock)
                if !isBlock { node.walk(visit) }
            }
        }
    }

    private func isBlock(_ node: SyntaxNode, at key: String) -> Bool {
        // In the tree, the calls that assemble a string with interpolations look like a block.
        node.kind == "brace_stmt" && kind != "tap_expr"
            || node.kind == "if_stmt" && key == "else_stmt"
    }

    /// The kind, names and values of the node and of all its parts, without positions in the file.
    var shape: String {
        let parts = fields.keys.sorted().filter { !Self.apart.contains($0) }.map { key in
            switch fields[key] {
            case is [String: Any], is [Any]:
                Self.nodes(in: fields[key])
                    .map { isBlock($0, at: key) ? "{}" : $0.shape }.joined(separator: " ")
                    + texts(key).joined(separator: " ")
            case let value?: "\(key):\(Self.name(inPath: "\(value)", at: key))"
            case nil: ""
            }
        }
        return "(\(parts.joined(separator: " ")))"
    }

    /// The name of a local declaration. The tree has its path with its position; the name alone is the same wherever the
    /// declaration stands.
    private static func name(inPath path: String, at key: String) -> Substring {
        guard key == "decl" || key == "var" else { return path[...] }
        return path.prefix { $0 != "@" }.split(separator: ".").last ?? ""
    }

    /// The keys to leave out: positions, values that the tree has twice, and the members of a type, which are pieces of
    /// their own.
    private static let apart: Set = [
        "decl_context", "init_context", "members", "processed_init", "range", "trailing_semi",
    ]
}

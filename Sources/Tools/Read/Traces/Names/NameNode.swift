/// A node of the tree that `swift demangle --tree-only` prints.
struct NameNode: Equatable, Sendable {
    /// Such as `Function` or `Identifier`.
    let kind: String
    let text: String?
    let children: [NameNode]

    init(_ kind: String, _ text: String? = nil, _ children: [NameNode] = []) {
        self.kind = kind
        self.text = text
        self.children = children
    }

    /// The first part of one of these kinds.
    func child(_ kinds: String...) -> NameNode? {
        children.first { kinds.contains($0.kind) }
    }

    /// Reads the output of the tool: for each name a head, and a tree with a line for each part.
    static func parse(_ output: String) -> [String: NameNode] {
        let head = "Demangling for "
        var trees: [String: NameNode] = [:]
        var rest = output.split(separator: "\n")[...]
        while let line = rest.popFirst() {
            guard line.hasPrefix(head) else { continue }
            trees[String(line.dropFirst(head.count))] = takeNode(from: &rest)
        }
        return trees
    }

    private static func takeNode(from lines: inout ArraySlice<Substring>) -> NameNode? {
        guard let line = lines.first, let (kind, text) = kindAndText(line.drop { $0 == " " })
        else { return nil }
        lines.removeFirst()
        var children: [NameNode] = []
        while let next = lines.first, indent(next) > indent(line),
            let child = takeNode(from: &lines)
        {
            children.append(child)
        }
        return NameNode(kind, text, children)
    }

    private static func indent(_ line: Substring) -> Int {
        line.prefix { $0 == " " }.count
    }

    /// Takes apart `kind=Identifier, text="submit"` or `kind=Number, index=1`.
    private static func kindAndText(_ line: Substring) -> (String, String?)? {
        guard line.hasPrefix("kind=") else { return nil }
        let parts = line.dropFirst(5).split(separator: ", ", maxSplits: 1)
        guard let kind = parts.first else { return nil }
        let mark = "text=\""
        guard parts.count == 2, parts[1].hasPrefix(mark), parts[1].hasSuffix("\"") else {
            return (String(kind), nil)
        }
        return (String(kind), String(parts[1].dropFirst(mark.count).dropLast()))
    }
}

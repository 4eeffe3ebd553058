/// Objects, and the properties by which they hold each other strongly.
@MainActor
struct ReferenceGraph {
    private(set) var objects: [AnyObject] = []
    /// The properties of each object that hold another one.
    private var edges: [[(property: String, target: Int)]] = []
    private var nodes: [ObjectIdentifier: Int] = [:]

    /// All objects that the roots hold, directly or not; the roots come first.
    init(roots: [AnyObject]) {
        for root in roots { _ = node(of: root) }
        while edges.count < objects.count {
            let references = StrongReference.all(of: objects[edges.count])
            edges.append(
                references.map { (property: $0.property, target: node(of: $0.object)) })
        }
    }

    /// The node of an object, which is added if it is new.
    private mutating func node(of object: AnyObject) -> Int {
        if let known = nodes[ObjectIdentifier(object)] { return known }
        nodes[ObjectIdentifier(object)] = objects.count
        objects.append(object)
        return objects.count - 1
    }

    subscript(object: AnyObject) -> Int? { nodes[ObjectIdentifier(object)] }

    /// The nodes `starts` and all nodes that they hold, directly or not. The nearest come first, each with the shortest
    /// path to it, such as `Screen.presenter: Presenter`. Nodes that meet the condition are found, but not searched
    /// further.
    func search(
        from starts: [Int], stoppingAt isEnd: (Int) -> Bool = { _ in false }
    ) -> [(node: Int, path: String)] {
        var found = starts.map { (node: $0, path: typeName(of: $0)) }
        var seen = Set(starts)
        var next = 0
        while next < found.count {
            let (node, path) = found[next]
            next += 1
            if isEnd(node) { continue }
            for (property, target) in edges[node] where seen.insert(target).inserted {
                found.append((target, "\(path).\(property): \(typeName(of: target))"))
            }
        }
        return found
    }

    /// The shortest path from a node back to itself; nil if there is none.
    func cycle(through node: Int) -> String? {
        for (last, path) in search(from: [node]) {
            if let edge = edges[last].first(where: { $0.target == node }) {
                return "\(path).\(edge.property): \(typeName(of: node))"
            }
        }
        return nil
    }

    /// The name of the type, without the arguments of a generic one.
    func typeName(of node: Int) -> String {
        String(String(describing: type(of: objects[node])).prefix { $0 != "<" })
    }
}

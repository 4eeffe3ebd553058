/// Objects, and the properties by which they hold each other strongly.
@MainActor
struct ReferenceGraph {
    /// A property of one object that holds another one.
    struct Edge {
        let property: String
        let target: Int
    }

    /// A breadth-first search: the nodes found, in order, and the shortest path to each.
    struct Search {
        fileprivate(set) var found: [Int] = []
        fileprivate var previous: [Int: (node: Int, property: String)] = [:]
    }

    private(set) var objects: [AnyObject] = []
    private var edges: [[Edge]] = []
    private var nodes: [ObjectIdentifier: Int] = [:]

    /// All objects that the roots hold, directly or not; the roots come first.
    init(roots: [AnyObject]) {
        for root in roots { _ = node(of: root) }
        while edges.count < objects.count {
            let references = StrongReference.all(of: objects[edges.count])
            edges.append(
                references.map { Edge(property: $0.property, target: node(of: $0.object)) })
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

    /// Searches from some nodes. Nodes that meet the condition are found, but not searched further.
    func search(from starts: [Int], stoppingAt isEnd: (Int) -> Bool = { _ in false }) -> Search {
        var search = Search()
        search.found = starts
        var seen = Set(starts)
        var next = 0
        while next < search.found.count {
            let node = search.found[next]
            next += 1
            if isEnd(node) { continue }
            for edge in edges[node] where seen.insert(edge.target).inserted {
                search.previous[edge.target] = (node, edge.property)
                search.found.append(edge.target)
            }
        }
        return search
    }

    /// The path to a node that a search has found, such as `Screen.presenter: Presenter`.
    func path(to node: Int, in search: Search) -> String {
        guard let (previous, property) = search.previous[node] else { return typeName(of: node) }
        return "\(path(to: previous, in: search)).\(property): \(typeName(of: node))"
    }

    /// The shortest path from a node back to itself; nil if there is none.
    func cycle(through node: Int) -> String? {
        let search = search(from: [node])
        for last in search.found {
            if let edge = edges[last].first(where: { $0.target == node }) {
                return "\(path(to: last, in: search)).\(edge.property): \(typeName(of: node))"
            }
        }
        return nil
    }

    /// The name of the type, without the arguments of a generic one.
    func typeName(of node: Int) -> String {
        String(String(describing: type(of: objects[node])).prefix { $0 != "<" })
    }
}

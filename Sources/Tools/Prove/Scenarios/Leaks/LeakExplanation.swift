import Console
import PocketUI

/// A leaked object, and the reason why it is still alive.
package struct Leak: Equatable, Sendable, CustomStringConvertible {
    /// The path of properties that holds the object, such as `Screen.presenter: Presenter`.
    package let cause: String
    /// The types of the leaked objects that this one holds.
    package let consequences: [String]

    /// The leaked object, without the path that holds it.
    package var object: String {
        let end = cause.split(separator: ": ").last ?? ""
        return String(end.firstRange(of: Self.unseen).map { end[..<$0.lowerBound] } ?? end)
    }

    /// The text after an object that no property leads to.
    fileprivate static let unseen = ", held by a closure, a task or a global variable"

    package var description: String {
        consequences.isEmpty
            ? cause : "\(cause), which holds \(consequences.joined(separator: ", "))"
    }
}

/// Finds out who holds leaked objects.
///
/// A leaked object that another one holds is a consequence. The rest are causes: the app holds them, or a
/// cycle does, or something that reflection can't look into.
@MainActor
struct LeakExplanation {
    private let graph: ReferenceGraph
    private let owners: [Int]
    /// The leaked objects, in the order to report them.
    private let leaked: [Int]
    /// The objects that each leaked object holds, directly or not.
    private let held: [Int: Set<Int>]

    /// - Parameters:
    ///   - leaked: The objects that should be deallocated, in the order to report them.
    ///   - owners: The objects that may be alive and may hold them.
    init(leaked: [AnyObject], owners: [AnyObject]) {
        let graph = ReferenceGraph(roots: owners + leaked)
        self.graph = graph
        self.leaked = leaked.compactMap { graph[$0] }.uniqued()
        let seen = Set(self.leaked)
        self.owners = owners.compactMap { graph[$0] }.filter { !seen.contains($0) }
        held = Dictionary(
            uniqueKeysWithValues: seen.map { ($0, Set(graph.search(from: [$0]).map(\.node))) })
    }

    /// The leaks, each cause once.
    var leaks: [Leak] {
        var leaks: [Int: Leak] = [:]
        var explained = Set<Int>()
        func explain(_ node: Int, by path: String) {
            leaks[node] = Leak(cause: path, consequences: consequences(of: node))
            explained.formUnion(held[node, default: []])
        }
        let paths = graph.search(from: owners) { held[$0] != nil }.filter { held[$0.node] != nil }
        for node in screensFirst(paths.map(\.node)) where !explained.contains(node) {
            if let path = paths.first(where: { $0.node == node })?.path { explain(node, by: path) }
        }
        for node in screensFirst(leaked) where !explained.contains(node) && isCause(node) {
            explain(node, by: graph.cycle(through: node) ?? graph.typeName(of: node) + Leak.unseen)
        }
        var causes = Set<String>()
        return leaked.compactMap { leaks[$0] }.filter { causes.insert($0.cause).inserted }
    }

    /// Whether this object also holds every leaked object that holds it.
    private func isCause(_ node: Int) -> Bool {
        leaked.allSatisfy { other in
            !held[other, default: []].contains(node) || held[node, default: []].contains(other)
        }
    }

    /// Puts objects of the app before those of the toolkit, because a screen nearly always holds the latter.
    private func screensFirst(_ nodes: [Int]) -> [Int] {
        nodes.filter { !isOfToolkit($0) } + nodes.filter(isOfToolkit)
    }

    private func consequences(of node: Int) -> [String] {
        leaked.filter { $0 != node && held[node, default: []].contains($0) && !isOfToolkit($0) }
            .map(graph.typeName).uniqued()
    }

    private func isOfToolkit(_ node: Int) -> Bool {
        String(reflecting: type(of: graph.objects[node])).hasPrefix("PocketUI.")
    }
}

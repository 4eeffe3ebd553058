import PocketUI
import Testing

@testable import Scenarios

@Suite("Object graphs")
@MainActor
struct ObjectGraphTests {
    @MainActor
    private class Node {
        var next: Node?
    }

    private final class Holder: Node {
        struct Box {
            let node: Node
        }

        enum Choice {
            case none
            case one(Node)
        }

        var nodes: [Node] = []
        var box: Box?
        var choice = Choice.none
        var pair: (Int, Node?) = (0, nil)
        weak var weakly: Node?
        var anything: Any?
        var text = "text"
        var action: () -> Void = {}
    }

    private let holder = Holder()
    private let node = Node()

    @Test("Optionals, arrays, structures, enumerations and tuples are looked into")
    func containers() {
        #expect(!reaches(node))
        let places: [(Holder, Node) -> Void] = [
            { $0.nodes = [Node(), $1] }, { $0.box = Holder.Box(node: $1) },
            { $0.choice = .one($1) }, { $0.pair = (1, $1) }, { $0.weakly = $1 },
            { $0.anything = $1 },
        ]
        for place in places {
            let node = Node()
            place(holder, node)
            #expect(reaches(node))
        }
    }

    @Test("Properties of superclasses are looked into, and what they reach in turn")
    func chains() {
        let middle = Node()
        holder.next = middle
        middle.next = node
        #expect(reaches(node))
    }

    @Test("Cycles come to an end, and each object is there once")
    func cycles() {
        holder.next = node
        node.next = holder
        holder.nodes = [node, node]
        #expect(graph().objects.count == 2)
    }

    @Test("What is reached only through a barrier is left out, and the barrier as well")
    func barriers() {
        let barrier = Node()
        holder.next = barrier
        barrier.next = node
        let graph = graph { $0 === barrier }
        #expect(graph.objects.count == 1)
        #expect(graph.contains(holder))
    }

    @Test("What closures capture cannot be seen")
    func closures() {
        holder.action = { [node] in node.next = nil }
        #expect(!reaches(node))
    }

    private func reaches(_ node: Node) -> Bool {
        graph().contains(node)
    }

    private func graph(stoppingAt isBarrier: (AnyObject) -> Bool = { _ in false }) -> ObjectGraph {
        var graph = ObjectGraph()
        graph.add(holder, stoppingAt: isBarrier)
        return graph
    }
}

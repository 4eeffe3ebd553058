import PocketUI
import Testing

@testable import Scenarios

@Suite("Object graphs")
@MainActor
struct ObjectGraphTests {
    private protocol Reading: AnyObject {}

    @MainActor
    private class Node: @MainActor Reading {
        var next: Node?
    }

    private final class Box<Value> {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private final class BoxHolder {
        let full: Box<Node>
        let plain = Box("text")

        init(full: Box<Node>) {
            self.full = full
        }
    }

    private final class Holder: Node {
        var nodes: [Node] = []
        weak var weakly: Node?
        var reading: (any Reading)?
    }

    private let holder = Holder()
    private let node = Node()

    @Test("Optionals are looked into, also those that are weak or of a protocol")
    func optionals() {
        #expect(!reaches(node))
        let places: [(Holder, Node) -> Void] = [
            { $0.next = $1 }, { $0.weakly = $1 }, { $0.reading = $1 },
        ]
        for place in places {
            let node = Node()
            place(holder, node)
            withExtendedLifetime(node) { #expect(reaches(node)) }
        }
    }

    @Test("A generic box is left out, unless it holds an object")
    func boxes() {
        let root = BoxHolder(full: Box(node))
        let graph = graph(of: root)
        #expect(graph.contains(root.full))
        #expect(graph.contains(node))
        #expect(!graph.contains(root.plain))
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

    private func reaches(_ node: Node) -> Bool {
        graph().contains(node)
    }

    private func graph(
        of root: AnyObject? = nil, stoppingAt isBarrier: (AnyObject) -> Bool = { _ in false }
    ) -> ObjectGraph {
        var graph = ObjectGraph()
        graph.add(root ?? holder, stoppingAt: isBarrier)
        return graph
    }
}

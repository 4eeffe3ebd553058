import Foundation
import Synchronization
import Testing
import TestSupport
import Toolchain

@testable import Measuring

@Suite("Counters")
struct CounterTests {
    private final class Item {}

    /// What the counted work fills, made ready before, so that nothing else is asked for.
    private final class Shelf {
        var items: [Item?]

        init(count: Int) {
            items = Array(repeating: nil, count: count)
        }
    }

    private static let canCount = Counter().count {}.retains != nil
    private static let canRunCallgrind =
        (try? Callgrind(running: URL(fileURLWithPath: "/bin/sh"))) != nil
    private let counter = Counter()

    @Test(
        "An array has room for what it asked for, whatever was freed before",
        .enabled(if: canCount, "the machine can't count"))
    func capacity() {
        // A block that was freed, and is 16 bytes larger than asked for, is given as a whole.
        let blocks = (0..<64).map { _ in (malloc(1048), malloc(8)) }
        for (large, _) in blocks { free(large) }
        let arrays = (0..<64).map { _ in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(1000)
            return bytes
        }
        for (_, small) in blocks { free(small) }
        #expect(Set(arrays.map(\.capacity)) == [1000])
    }

    @Test(
        "Each object counts as one allocation",
        .enabled(if: canCount, "the machine can't count"), arguments: [1, 10, 1000])
    func allocations(count: Int) {
        let shelf = Shelf(count: count)
        // The first object of a class has the class made ready.
        shelf.items[0] = Item()
        shelf.items[0] = nil
        let made = counter.count {
            for index in 0..<count { shelf.items[index] = Item() }
        }
        #expect(made.allocations == count)
        #expect(made.bytes == 16 * count)
        #expect(made.blocksLeft == count)
        let released = counter.count {
            for index in 0..<count { shelf.items[index] = nil }
        }
        #expect(released.allocations == 0)
        #expect(released.blocksLeft == -count)
        #expect((released.releases ?? 0) >= count)
    }

    @Test(
        "So many bytes are as many bytes",
        .enabled(if: canCount, "the machine can't count"), arguments: [1, 100, 100_000])
    func bytes(count: Int) {
        let counts = counter.count {
            let block = malloc(count)
            free(realloc(block, count * 2))
        }
        #expect(counts.allocations == 2)
        #expect(counts.bytes == count * 3)
        #expect(counts.blocksLeft == 0)
    }

    @Test("Other threads are not counted", .enabled(if: canCount, "the machine can't count"))
    func otherThreads() {
        let isOver = DispatchSemaphore(value: 0)
        let begin = DispatchSemaphore(value: 0)
        Thread {
            begin.wait()
            for _ in 0..<100 { free(malloc(8)) }
            isOver.signal()
        }.start()
        let counts = counter.count {
            begin.signal()
            isOver.wait()
        }
        #expect(counts.allocations == 0)
    }

    @Test(
        "Callgrind counts the instructions of each order, and several at a time don't disturb each other",
        .enabled(if: canRunCallgrind, "valgrind is not in PATH"))
    func callgrind() throws {
        let workspace = try Workspace([
            "work.c": """
            #include <stdio.h>
            void runtime_counters_count(int times) { for (volatile int i = 0; i < times; i++); }
            int main() {
                int times = 0;
                scanf("%d", &times);
                for (int i = 0; i < 3; i++) runtime_counters_count((int[]){ 7, 0, times }[i]);
                puts("{}");
            }
            """
        ])
        let program = workspace.path(of: "work")
        try Subprocess(["clang", "-O0", "-o", program, workspace.path(of: "work.c")]).run()
            .expectSuccess(of: "clang")
        let callgrind = try #require(try Callgrind(running: URL(fileURLWithPath: program)))
        let counts = try [100, 200, 300, 200].concurrentMap {
            try callgrind.instructions(of: $0, named: "\($0)", arguments: [])
        }
        #expect(counts[0] > 100)
        #expect(counts == [1, 2, 3, 2].map { counts[0] * $0 })
    }
}

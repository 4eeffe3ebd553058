import Foundation
import RuntimeCounters
import Synchronization

/// Counts what a piece of work asks for, exactly, on this thread.
public struct Counter: Sendable {
    private let countsAllocations: Bool
    private let countsReferences: Bool
    private let instructions: Int32
    /// What it takes to call a piece of work, which is not the work's.
    private let nothing: RuntimeCounts

    /// Finds out what can be counted here, by counting something known, and then nothing at all.
    public init() {
        let known = Self.counted { Self.makeAndRelease() }
        countsAllocations = known.allocations > 0
        countsReferences = known.releases > 0
        instructions = runtime_counters_open_instructions()
        nothing = Self.counted {}
    }

    /// Counts what `work` does on this thread.
    public func count(_ work: () -> Void) -> Counts {
        let start = runtime_counters_read_instructions(instructions)
        let counts = Self.counted(work)
        let end = runtime_counters_read_instructions(instructions)
        return Counts(
            allocations: countsAllocations ? Int(counts.allocations) : nil,
            bytes: countsAllocations ? Int(counts.bytes) : nil,
            blocksLeft: countsAllocations ? Int(counts.allocations - counts.frees) : nil,
            retains: countsReferences ? Int(counts.retains - nothing.retains) : nil,
            releases: countsReferences ? Int(counts.releases - nothing.releases) : nil,
            instructions: start < 0 || end < 0 ? nil : Int(end - start))
    }

    /// What may not be had, and why it is not.
    public static var reasons: [(count: KeyPath<Counts, Int?>, text: String)] {
        [
            (\.allocations, "allocations and bytes, which need Linux with glibc, and no sanitizer"),
            (
                \.retains,
                "retains and releases, which need Linux with glibc and a runtime linked dynamically"
            ),
            (
                \.instructions,
                "instructions, which need a machine that lets programs count them, or valgrind and strip"
            ),
        ]
    }

    private static func counted(_ work: () -> Void) -> RuntimeCounts {
        withoutActuallyEscaping(work) { work in
            let body = Body(work: work)
            return withExtendedLifetime(body) {
                runtime_counters_count(
                    { Unmanaged<Body>.fromOpaque($0).takeUnretainedValue().work() },
                    Unmanaged.passUnretained(body).toOpaque())
            }
        }
    }

    /// What is counted, in a form that C can hand back.
    private final class Body {
        let work: () -> Void

        init(work: @escaping () -> Void) {
            self.work = work
        }
    }

    private final class Canary {}

    /// Kept where the compiler can't tell who looks, so that it has to be made.
    private static let canary = Mutex<Canary?>(nil)

    /// Something known.
    @inline(never)
    private static func makeAndRelease() {
        canary.withLock { $0 = Canary() }
        canary.withLock { $0 = nil }
    }
}

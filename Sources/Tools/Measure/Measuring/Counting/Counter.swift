import Foundation
import RuntimeCounters
import Synchronization

/// Counts exactly the allocations, the retains and releases, and the instructions of a piece of work on this thread.
package struct Counter: Sendable {
    private let countsAllocations: Bool
    private let countsReferences: Bool
    private let instructions: Int32
    /// The counts of an empty piece of work, to be subtracted.
    private let nothing: RuntimeCounts
    private let instructionsOfNothing: Int?

    /// Finds out what this machine can count, by counting known work and then an empty piece of work.
    package init() {
        let known = Self.counted { Self.makeAndRelease() }
        countsAllocations = known.allocations > 0
        countsReferences = known.releases > 0
        instructions = runtime_counters_open_instructions()
        (nothing, instructionsOfNothing) = Self.counted({}, withInstructionsOf: instructions)
    }

    /// Whether the machine has a counter of instructions, and lets this process use it.
    package var countsInstructions: Bool { instructions >= 0 }

    /// Counts what `work` does on this thread.
    package func count(_ work: () -> Void) -> Counts {
        let (raw, all) = Self.counted(work, withInstructionsOf: instructions)
        var counts = counts(raw)
        counts.retains? -= Int(nothing.retains)
        counts.releases? -= Int(nothing.releases)
        counts.instructions = all.flatMap { all in instructionsOfNothing.map { all - $0 } }
        return counts
    }

    private func counts(_ raw: RuntimeCounts) -> Counts {
        Counts(
            allocations: countsAllocations ? Int(raw.allocations) : nil,
            bytes: countsAllocations ? Int(raw.bytes) : nil,
            blocksLeft: countsAllocations ? Int(raw.allocations - raw.frees) : nil,
            retains: countsReferences ? Int(raw.retains) : nil,
            releases: countsReferences ? Int(raw.releases) : nil)
    }

    /// - Parameter counter: The kernel's counter of instructions; negative if there is none.
    private static func counted(
        _ work: () -> Void, withInstructionsOf counter: Int32
    ) -> (counts: RuntimeCounts, instructions: Int?) {
        let start = runtime_counters_read_instructions(counter)
        let counts = counted(work)
        let end = runtime_counters_read_instructions(counter)
        return (counts, start < 0 || end < 0 ? nil : Int(end - start))
    }

    private static func counted(_ work: () -> Void) -> RuntimeCounts {
        withoutActuallyEscaping(work) { work in
            var work = work
            return withUnsafeMutablePointer(to: &work) { place in
                runtime_counters_count(
                    { $0.assumingMemoryBound(to: (() -> Void).self).pointee() }, place)
            }
        }
    }

    private final class Canary {}

    /// Holds the object, because otherwise the compiler could remove its allocation.
    private static let canary = Mutex<Canary?>(nil)

    /// Makes one allocation and one release.
    @inline(never)
    private static func makeAndRelease() {
        canary.withLock { $0 = Canary() }
        canary.withLock { $0 = nil }
    }
}

import RuntimeCounters

/// Counts the blocks of the heap that stay alive, on all threads, because suspended work may resume on another thread.
///
/// It counts the blocks of the whole process. So use it only in programs that do nothing else meanwhile.
package enum HeapBlocks {
    /// Why this machine can't count blocks; nil if it can.
    package static let obstacle: String? =
        Counter().count {}.allocations == nil ? "that needs \(CountKind.heap)" : nil

    /// A note for the user that blocks are not counted; nil without a reason.
    package static func note(because reason: String?) -> String? {
        reason.map {
            "heap blocks were not counted (\($0)), so only leaks that reflection can see are found"
        }
    }

    /// The number of blocks that `work` leaves on the heap.
    package static func left(by work: () async -> Void) async -> Int {
        let before = runtime_counters_count_blocks(true)
        await work()
        return Int(runtime_counters_count_blocks(false) - before)
    }
}

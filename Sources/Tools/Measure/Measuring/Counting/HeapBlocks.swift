import RuntimeCounters

/// Counts the blocks of the heap that stay alive, on all threads: suspended work may resume on another one.
///
/// Everything in the process is counted, so this is for programs that do nothing else meanwhile.
package enum HeapBlocks {
    /// Why they can't be counted here; nil if they can.
    package static let obstacle: String? =
        Counter().count {}.allocations == nil ? "that needs \(CountKind.heap)" : nil

    /// A note for a person if they are not counted; nil without a reason.
    package static func note(because reason: String? = obstacle) -> String? {
        reason.map {
            "heap blocks were not counted (\($0)): only leaks that reflection can see are found"
        }
    }

    /// How many more there are after some work than before it.
    package static func left(by work: () async -> Void) async -> Int {
        let before = runtime_counters_count_blocks(true)
        await work()
        return Int(runtime_counters_count_blocks(false) - before)
    }
}

import RuntimeCounters

/// Counts the blocks of the heap that stay alive, on all threads: work that suspends may go on on another one.
///
/// Whatever else runs in the process is counted, too, so this is for programs that do nothing else meanwhile.
package enum HeapBlocks {
    /// Why they can't be counted here; nil if they can.
    package static let obstacle: String? =
        Counter().count {}.allocations == nil ? "it takes \(CountKind.heap)" : nil

    /// What a person should know where they are not counted; nil without a reason.
    package static func note(because reason: String? = obstacle) -> String? {
        reason.map {
            "heap blocks were not counted (\($0)): only leaks that reflection sees are found"
        }
    }

    /// How many more there are after some work than before it.
    package static func left(by work: () async -> Void) async -> Int {
        let before = runtime_counters_count_blocks(true)
        await work()
        return Int(runtime_counters_count_blocks(false) - before)
    }
}

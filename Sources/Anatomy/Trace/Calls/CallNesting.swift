/// Which recorded entry belongs within which.
///
/// Where functions are called and return, the stack tells. An async function leaves the stack to the one it
/// calls, and is entered again when that is done; so those under way are kept in a chain for each place of
/// the stack: an async function entered there was called by the last of the chain, and one that goes on ends
/// all after it.
struct CallNesting {
    /// The entries that each entry called, in order; none of one that only goes on with another.
    private(set) var called: [[Int]]
    private(set) var roots: [Int] = []
    /// Those that began in a step before, or elsewhere.
    private(set) var isResumed: [Bool] = []

    /// For each entry, the one that it is or goes on with.
    private var owners: [Int] = []
    /// By the place of the stack, or the thread: whatever stands as the caller.
    private var chains: [Int: [Int]] = [:]

    init(callers: [Int], functions: [RecordedFunction?]) {
        called = Array(repeating: [], count: callers.count)
        for (entry, (caller, function)) in zip(callers, functions).enumerated() {
            if function?.name.isResumption == true {
                resume(entry, at: caller, functions: functions)
            } else if function?.name.isAsync == true {
                add(entry, to: chains[caller]?.last ?? owner(of: caller))
                chains[caller, default: []].append(entry)
            } else {
                add(entry, to: owner(of: caller))
            }
        }
    }

    private func owner(of caller: Int) -> Int? {
        owners.indices.contains(caller) ? owners[caller] : nil
    }

    private mutating func resume(_ entry: Int, at caller: Int, functions: [RecordedFunction?]) {
        let chain = chains[caller] ?? []
        let symbol = functions[entry]?.symbol
        if let place = chain.lastIndex(where: { functions[$0]?.symbol == symbol }) {
            chains[caller] = Array(chain[...place])
            owners.append(chain[place])
            isResumed.append(false)
        } else {
            add(entry, to: owner(of: caller), isResumed: true)
            chains[caller] = [entry]
        }
    }

    private mutating func add(_ entry: Int, to owner: Int?, isResumed resumed: Bool = false) {
        owners.append(entry)
        isResumed.append(resumed)
        if let owner { called[owner].append(entry) } else { roots.append(entry) }
    }
}

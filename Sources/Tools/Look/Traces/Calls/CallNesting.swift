/// Finds the caller of each recorded entry.
///
/// For synchronous functions, the stack shows the caller. An async function leaves the stack while the function that
/// it calls runs, and is entered again afterwards. So each place of the stack has a chain of the async functions that
/// have not finished. A new async function at that place was called by the last function of the chain. When a function
/// of the chain resumes, all functions after it have finished.
struct CallNesting {
    /// The entries that each entry called, in order. An entry that only resumes another one has none.
    private(set) var called: [[Int]]
    private(set) var roots: [Int] = []
    /// For each entry, the one that called it, or that it resumes; nil for a root.
    private(set) var parents: [Int?] = []
    /// For each entry, whether it resumes a function that began in an earlier step or at another place of the stack.
    private(set) var isResumed: [Bool] = []
    /// The entries at which an async function went on after it had waited, by the entry at which it began.
    private(set) var resumptions: [Int: [Int]] = [:]

    /// For each entry, the entry that it resumes, or itself.
    private var owners: [Int] = []
    /// The chains of async functions, by their caller: an entry on the stack, or a thread.
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
            parents.append(chain[place])
            isResumed.append(false)
            resumptions[chain[place], default: []].append(entry)
        } else {
            add(entry, to: owner(of: caller), isResumed: true)
            resumptions[entry] = [entry]
            chains[caller] = [entry]
        }
    }

    private mutating func add(_ entry: Int, to owner: Int?, isResumed resumed: Bool = false) {
        owners.append(entry)
        parents.append(owner)
        isResumed.append(resumed)
        if let owner { called[owner].append(entry) } else { roots.append(entry) }
    }
}

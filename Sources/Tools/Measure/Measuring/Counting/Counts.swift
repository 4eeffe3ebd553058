/// What an action asks of the heap and of the runtime. What can't be counted here is nil.
package struct Counts: Equatable, Codable, Sendable {
    package let allocations: Int?
    /// Bytes allocated.
    package let bytes: Int?
    /// Blocks allocated and not freed.
    package let blocksLeft: Int?
    package let retains: Int?
    package let releases: Int?
    package let instructions: Int?

    package init(
        allocations: Int?, bytes: Int?, blocksLeft: Int?, retains: Int?, releases: Int?,
        instructions: Int?
    ) {
        self.allocations = allocations
        self.bytes = bytes
        self.blocksLeft = blocksLeft
        self.retains = retains
        self.releases = releases
        self.instructions = instructions
    }

    /// The counts that both have in common; nil where they differ.
    func agreed(with other: Counts) -> Counts {
        func agreed(_ count: (Counts) -> Int?) -> Int? {
            count(self) == count(other) ? count(self) : nil
        }
        return Counts(
            allocations: agreed(\.allocations), bytes: agreed(\.bytes),
            blocksLeft: agreed(\.blocksLeft), retains: agreed(\.retains),
            releases: agreed(\.releases), instructions: agreed(\.instructions))
    }

    /// The counts with these instructions, if they were counted.
    func with(instructions: Int?) -> Counts {
        Counts(
            allocations: allocations, bytes: bytes, blocksLeft: blocksLeft, retains: retains,
            releases: releases, instructions: instructions ?? self.instructions)
    }
}

/// What was counted of one benchmark.
package struct CountedBenchmark: Equatable, Codable, Sendable {
    package let suite: String
    /// What was done.
    package let name: String
    package let subjects: [String]
    /// The counts of one action, by subject.
    package let counts: [Counts]

    package init(suite: String, name: String, subjects: [String], counts: [Counts]) {
        self.suite = suite
        self.name = name
        self.subjects = subjects
        self.counts = counts
    }

    /// The suite that counts what a screen holds while it is open.
    package static let openScreens = "open screens"

    /// Whether the blocks left are those of an open screen.
    package var isOpenScreen: Bool { suite == Self.openScreens }

    package func counts(of subject: String) -> Counts? {
        zip(subjects, counts).first { $0.0 == subject }?.1
    }
}

/// What can be counted: how it is called, and where it means something.
package struct CountKind: Sendable {
    package let title: String
    /// Whether it is counted of open screens; of actions otherwise.
    package let isOfOpenScreens: Bool
    /// Whether the compiler can change it although the action does the same.
    let dependsOnCompiler: Bool
    package let count: @Sendable (Counts) -> Int?
    /// Why it may be unavailable.
    package let requirement: String

    package static let all = [allocations, bytes, references, instructions, blocks]

    static let allocations = CountKind("Allocations", needs: heap) { $0.allocations }
    static let bytes = CountKind("Bytes allocated", needs: heap) { $0.bytes }
    static let references = CountKind(
        "Retains and releases", needs: "Linux with glibc and a runtime linked dynamically"
    ) { counts in
        counts.retains.flatMap { retains in counts.releases.map { retains + $0 } }
    }
    package static let instructions = CountKind(
        "Instructions", dependsOnCompiler: true,
        needs: "a machine that lets programs count them, or valgrind and strip"
    ) { $0.instructions }
    static let blocks = CountKind("Heap blocks alive", ofOpenScreens: true, needs: heap) {
        $0.blocksLeft
    }

    private static let heap = "Linux with glibc, and no sanitizer"

    private init(
        _ title: String, ofOpenScreens: Bool = false, dependsOnCompiler: Bool = false,
        needs requirement: String, count: @escaping @Sendable (Counts) -> Int?
    ) {
        self.title = title
        isOfOpenScreens = ofOpenScreens
        self.dependsOnCompiler = dependsOnCompiler
        self.requirement = requirement
        self.count = count
    }

    /// The benchmarks it is counted of.
    package func concerned(_ counted: [CountedBenchmark]) -> [CountedBenchmark] {
        counted.filter { $0.isOpenScreen == isOfOpenScreens }
    }
}

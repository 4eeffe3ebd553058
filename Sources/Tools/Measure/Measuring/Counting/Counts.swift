/// What an action requests from the heap and the runtime, and its instructions. A count is nil if this machine can't
/// count it.
package struct Counts: Equatable, Codable, Sendable {
    package internal(set) var allocations: Int?
    /// Bytes allocated.
    package internal(set) var bytes: Int?
    /// Blocks allocated and not freed.
    package internal(set) var blocksLeft: Int?
    package internal(set) var retains: Int?
    package internal(set) var releases: Int?
    package internal(set) var instructions: Int?

    package var retainsAndReleases: Int? {
        retains.flatMap { retains in releases.map { retains + $0 } }
    }

    /// The key paths of all counts.
    package static let all: [any WritableKeyPath<Self, Int?> & Sendable] = [
        \.allocations, \.bytes, \.blocksLeft, \.retains, \.releases, \.instructions,
    ]

    /// The counts that are equal in both. All others are nil.
    func agreed(with other: Counts) -> Counts {
        var counts = self
        for count in Self.all where self[keyPath: count] != other[keyPath: count] {
            counts[keyPath: count] = nil
        }
        return counts
    }
}

/// The counts of one benchmark.
package struct CountedBenchmark: Equatable, Codable, Sendable {
    package let suite: String
    /// The action.
    package let name: String
    package let subjects: [String]
    /// The counts of one action, by subject.
    package let counts: [Counts]

    /// The suite that counts what a screen holds while it is open.
    package static let openScreens = "open screens"

    /// Whether ``Counts/blocksLeft`` is the number of blocks that an open screen holds.
    package var isOpenScreen: Bool { suite == Self.openScreens }

    package func counts(of subject: String) -> Counts? {
        zip(subjects, counts).first { $0.0 == subject }?.1
    }
}

extension CountedBenchmark {
    init(_ benchmark: Benchmark, counts: [Counts]) {
        self.init(
            suite: benchmark.suite, name: benchmark.name, subjects: benchmark.subjects.map(\.name),
            counts: counts)
    }
}

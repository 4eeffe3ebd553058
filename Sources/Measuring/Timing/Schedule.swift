/// In which order subjects take their turns: every one once in each round, each round in an order of its
/// own. So whatever slows the machine for a while slows all of them, and none has a fixed place.
public struct Schedule: Equatable, Sendable {
    /// The indices of the subjects, round by round.
    public let rounds: [[Int]]

    /// Makes a schedule, the same for the same seed.
    public init(subjects: Int, rounds: Int, seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        self.rounds = (0..<rounds).map { _ in (0..<subjects).shuffled(using: &generator) }
    }
}

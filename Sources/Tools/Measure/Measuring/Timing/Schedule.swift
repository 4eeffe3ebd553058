/// The order of turns: each subject once in each round, each round in a random order. So a temporary disturbance slows
/// all subjects, and no subject has a fixed place.
package struct Schedule: Equatable, Sendable {
    /// The indices of the subjects, round by round.
    package let rounds: [[Int]]

    package init(subjects: Int, rounds: Int, seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        self.rounds = (0..<rounds).map { _ in (0..<subjects).shuffled(using: &generator) }
    }
}

/// Random numbers that are the same for the same seed: SplitMix64, by Steele, Lea and Flood, "Fast
/// splittable pseudorandom number generators" (2014).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

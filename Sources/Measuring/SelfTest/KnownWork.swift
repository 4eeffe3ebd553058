/// Work that takes exactly as many times longer as it is told to, so that what the harness finds can be
/// compared with the truth.
enum KnownWork {
    /// How many steps the reference takes: enough that calling it takes no notable time beside them.
    private static let steps = 20_000

    /// A subject that takes so many times as long as one of ratio 1.
    static func subject(_ name: String, ratio: Double) -> Subject {
        let steps = Int((Double(steps) * ratio).rounded())
        return Subject(name: name) { repetitions in
            {
                for repetition in 0..<repetitions { walk(steps, from: UInt64(repetition)) }
            }
        }
    }

    /// Each step needs the one before, so that none can be left out or done beside another.
    @MainActor @inline(never)
    private static func walk(_ steps: Int, from start: UInt64) {
        var generator = SeededGenerator(seed: start)
        var place: UInt64 = start
        for _ in 0..<steps { place = (place ^ generator.next()) &* 0x9E37_79B9_7F4A_7C15 }
        last = place
    }

    /// Where the walk ended, kept so that the compiler cannot leave it out.
    @MainActor private static var last: UInt64 = 0
}

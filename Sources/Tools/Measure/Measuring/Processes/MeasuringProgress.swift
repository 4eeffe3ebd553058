import Console

/// How far a measurement has come, and why it takes longer than planned.
package struct MeasuringProgress: Equatable, Sendable {
    /// The share that is done, from 0 to 1.
    package let share: Double
    /// The share of the rounds so far in which nothing disturbed the machine, from 0 to 1; nil before the second process.
    let undisturbed: Double?
    /// How many processes of each benchmark replace disturbed ones.
    let repeated: Int

    /// What disturbs the measurement; empty if little does.
    package var remark: String {
        let share = undisturbed.flatMap { $0 < 0.9 ? $0 : nil }.map {
            "only \($0.formattedAsPercentage(places: 0)) of the rounds are undisturbed"
        }
        let repeats =
            repeated > 0 ? "so each ratio is measured \("time".counted(repeated)) more" : nil
        return [share, repeats].compactMap(\.self).joined(separator: ", ")
    }
}

/// How far a run has come.
public struct MeasuringProgress: Equatable, Sendable {
    /// Which process is at work, counted from one.
    public let process: Int
    /// How many there will be.
    public let processes: Int
    /// What it has just measured.
    public let benchmark: String
    /// How much of the run is over, from 0 to 1.
    public let share: Double
}

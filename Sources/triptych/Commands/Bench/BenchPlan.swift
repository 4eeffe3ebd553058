import AppContract

/// What is measured, and for how long.
struct BenchPlan {
    var isQuick = false
    var filter = ""
    /// What is measured, the reference first.
    var apps: [NamedApp]
    var processes: Int
    var rounds: Int
    var seed: UInt64 = 1
}

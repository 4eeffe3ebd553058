import Architectures

/// What is measured, and for how long.
struct BenchPlan {
    var isQuick = false
    var filter = ""
    var architectures = Architecture.allCases
    var processes: Int
    var rounds: Int
    var seed: UInt64 = 1
}

/// One action, done by several subjects. The first subject is the reference of the ratios.
public struct Benchmark: Sendable {
    /// What is done.
    public let name: String
    /// Who does it, the reference first.
    public let subjects: [Subject]

    /// Makes a benchmark.
    public init(name: String, subjects: [Subject]) {
        self.name = name
        self.subjects = subjects
    }
}

/// One action, done by several subjects. The first subject is the reference of the ratios.
public struct Benchmark: Sendable {
    /// What it belongs to.
    public let suite: String
    /// What is done.
    public let name: String
    /// Who does it, the reference first.
    public let subjects: [Subject]

    /// Makes a benchmark.
    public init(suite: String, name: String, subjects: [Subject]) {
        self.suite = suite
        self.name = name
        self.subjects = subjects
    }

    /// What one process calls it to another, and files to each other.
    public var id: String { "\(suite): \(name)" }

    /// The same benchmark with some of its subjects, in their order.
    public func only(_ isWanted: (String) -> Bool) -> Benchmark {
        Benchmark(suite: suite, name: name, subjects: subjects.filter { isWanted($0.name) })
    }
}

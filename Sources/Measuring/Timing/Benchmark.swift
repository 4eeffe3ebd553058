/// One action, done by several subjects. The first subject is the reference of the ratios.
public struct Benchmark: Sendable {
    /// What it belongs to.
    public let suite: String
    /// What is done.
    public let name: String
    /// Who does it, the reference first.
    public let subjects: [Subject]
    /// How often a turn repeats the action; nil if that is to be found out.
    public let repetitions: Int?

    /// Makes a benchmark.
    public init(suite: String, name: String, subjects: [Subject], repetitions: Int? = nil) {
        self.suite = suite
        self.name = name
        self.subjects = subjects
        self.repetitions = repetitions
    }

    /// What one process calls it to another, and files to each other.
    public var id: String { "\(suite): \(name)" }
}

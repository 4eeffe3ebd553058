/// One of the things that are compared.
public struct Subject: Sendable {
    /// What it is called in the table.
    public let name: String

    /// Makes ready for a number of repetitions; what it returns carries them out, and that alone is
    /// timed. What the closure holds is let go after the clock has stopped.
    public let prepare: @MainActor @Sendable (_ repetitions: Int) -> @MainActor () -> Void

    /// Makes a subject.
    public init(
        name: String,
        prepare: @escaping @MainActor @Sendable (_ repetitions: Int) -> @MainActor () -> Void
    ) {
        self.name = name
        self.prepare = prepare
    }
}

import Console

/// Measures what each architecture costs.
@main
enum Main {
    static var program: Program {
        Program(
            "bench", "Measure what each architecture costs.",
            commands: [BenchCommand.self, BenchListCommand.self, BenchSelfTestCommand.self],
            worker: WorkerCommand.self)
    }

    @MainActor static func main() async { await program.main() }
}

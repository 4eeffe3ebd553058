import Console

/// Shows which functions run in a scenario.
@main
enum Main {
    static var program: Program { Program(TraceCommand.self) }

    @MainActor static func main() async { await program.main() }
}

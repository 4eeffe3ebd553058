import Console

/// Serves a page with the app in all architectures.
@main
enum Main {
    static var program: Program { Program(LiveCommand.self) }

    @MainActor static func main() async { await program.main() }
}

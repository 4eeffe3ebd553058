import Console

/// Prints figures of the sources.
@main
enum Main {
    static var program: Program { Program(AnatomyCommand.self) }

    @MainActor static func main() async { await program.main() }
}

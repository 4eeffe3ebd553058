import Console

/// Shows the code of all architectures side by side.
@main
enum Main {
    static var program: Program { Program(CompareCommand.self) }

    @MainActor static func main() async { await program.main() }
}

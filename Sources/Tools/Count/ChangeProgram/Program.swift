import Console

/// Shows what changes cost.
@main
enum Main {
    static var program: Program { Program(ChangeCommand.self) }

    @MainActor static func main() async { await program.main() }
}

import Console

/// Makes faults on purpose.
@main
enum Main {
    static var program: Program { Program(FaultsCommand.self) }

    @MainActor static func main() async { await program.main() }
}

import Console

/// Makes a new feature, or a new architecture.
@main
enum Main {
    static var program: Program {
        Program(
            "new", "Make a new feature, or a new architecture.",
            commands: [
                NewCommand.self, NewPanelCommand.self,
            ])
    }

    @MainActor static func main() async { await program.main() }
}

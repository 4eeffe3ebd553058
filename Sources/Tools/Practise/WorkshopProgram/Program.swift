import Console

/// Gives exercises, with checks, hints and solutions.
@main
enum Main {
    static var program: Program {
        Program(
            "workshop", "Do exercises, with checks, hints and solutions.",
            commands: [
                WorkshopListCommand.self, WorkshopShowCommand.self, WorkshopStartCommand.self,
                WorkshopCheckCommand.self, WorkshopHintCommand.self, WorkshopSolutionCommand.self,
                WorkshopResetCommand.self, WorkshopStatusCommand.self, WorkshopRestoreCommand.self,
                WorkshopSavedCommand.self, WorkshopProgressCommand.self, WorkshopClassCommand.self,
                WorkshopProveCommand.self,
            ])
    }

    @MainActor static func main() async { await program.main() }
}

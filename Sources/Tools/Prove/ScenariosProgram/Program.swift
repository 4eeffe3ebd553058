import Console

/// Runs the apps: the scenarios, random steps, and what other programs ask of them.
@main
enum Main {
    static var program: Program {
        Program(
            "scenarios",
            "Run the scenarios of the app, look up the steps for new ones, and compare the architectures on random steps.",
            commands: [
                ScenariosRunCommand.self, ScenariosListCommand.self, ScenariosStepsCommand.self,
                ExploreCommand.self,
            ], worker: WorkerCommand.self)
    }

    @MainActor static func main() async { await program.main() }
}

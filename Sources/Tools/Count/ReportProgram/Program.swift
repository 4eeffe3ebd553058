import Console

/// Writes all figures as one page.
@main
enum Main {
    static var program: Program { Program(ReportCommand.self) }

    @MainActor static func main() async { await program.main() }
}

import Console

/// Writes the generated parts of the documents.
@main
enum Main {
    static var program: Program { Program(DocumentsCommand.self) }

    @MainActor static func main() async { await program.main() }
}

import ArchitectureList
import Console
import Foundation
import Testing
import TestSupport

@testable import DocumentsProgram

/// `swift run documents --check` compares the rest: to read the sources for it takes half a minute.
@Suite("The documents of the package")
struct DocumentTests {
    /// A feature that is added may change the lines that the patches of the changes stand between.
    private static let isAsMade: Bool = {
        let folders = Architecture.all.flatMap { architecture in
            let folder = ThisPackage.root.appending(path: architecture.subject.folder).path
            return (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        }
        return Set(folders.filter { !$0.hasSuffix(".swift") }).isSubset(
            of: ["Article", "Base", "Binding", "Feedback", "Home", "Login", "News", "Root"])
    }()

    @Test(
        "They have the steps, the costs of changes and of a screen as they are, and quote the last run",
        .enabled(if: isAsMade, "there are other features than those that the changes were made for")
    )
    func upToDate() throws {
        let documents = try GeneratedDocument.all(in: ThisPackage.root)
        let text = GeneratedText(of: ThisPackage.root, on: Terminal())
        for document in documents {
            var new = document
            try new.update { name in
                let needsSources = name.hasPrefix("anatomy") || name.hasPrefix("faults")
                return needsSources ? nil : try text.text(of: name, quoting: documents)
            }
            #expect(try document.differences(from: new) == [], "`swift run documents` writes them")
        }
    }
}

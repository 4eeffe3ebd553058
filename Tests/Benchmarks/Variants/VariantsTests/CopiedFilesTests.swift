import ArchitectureList
import Foundation
import Testing
import Toolchain

@Suite("MVVM with @Observable")
struct CopiedFilesTests {
    /// The files that a change of the variant edits. They can't be links, because then its patch would edit MVVM.
    private static let copies = [
        "Article/ArticleViewController.swift", "Article/ArticleViewModel.swift",
        "Base/AppCoordinator.swift", "Login/LoginNavigation.swift", "Root/RootNavigation.swift",
    ]

    @Test("The files that it has copied are those of MVVM", arguments: copies)
    func copied(name: String) throws {
        let package = try PackageFolder.find(with: ["scenarios"], around: #filePath)
        let texts = try ["MVVM", "MVVMObservation"].map { architecture in
            let folder = try #require(Architecture.known.named(architecture).first).subject.folder
            let file = package.appending(path: "\(folder)/\(name)")
            return try String(contentsOf: file, encoding: .utf8)
        }
        #expect(texts[0] == texts[1], "copy the file of MVVM, where the variant can follow it")
    }
}

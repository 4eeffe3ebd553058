import Foundation
import Testing
import Toolchain
import Trials

@Suite("MVVM with @Observable")
struct CopiedFilesTests {
    @Test(
        "A file that needs no binding is that of MVVM",
        arguments: [
            "Article/ArticleViewController", "Article/ArticleViewModel", "Base/AppCoordinator",
            "Home/HomeNavigation", "Home/HomeViewController", "Home/HomeViewModel",
            "Login/LoginNavigation", "MVVMApp", "News/NewsNavigation", "Root/RootNavigation",
        ])
    func copied(name: String) throws {
        let package = try PackageFolder.find(with: ["scenarios"], around: #filePath)
        let texts = FileTexts(of: package)
        let copy = try texts.text(at: "Benchmarks/Variants/MVVMObservation/\(name).swift")
        #expect(copy != nil)
        #expect(try copy == texts.text(at: "Sources/Architectures/MVVM/\(name).swift"))
    }
}

import Foundation
import Gherkin
import Scenarios

/// The scenarios of the package.
enum PackageScenarios {
    static func all() throws -> [RunnableScenario] {
        let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { file, _ in
            file.deletingLastPathComponent()
        }
        return try FeatureFiles.find([package.appending(path: "scenarios").path])
            .flatMap { try RunnableFeature(try FeatureFiles.read($0)).scenarios }
    }
}

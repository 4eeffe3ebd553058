import ArchitectureList
import Console
import Foundation
import Toolchain

/// The reason why a build failed.
struct LiveBuildFailure {
    /// The first error of each architecture that has one, with its place.
    let errors: [String: String]
    /// The problem outside of the architectures.
    let problem: String?

    init(_ error: any Error, in package: URL, of architectures: [ArchitectureSources]) {
        let output = (error as? ToolError)?.notes ?? ""
        let messages = CompilerMessage.all(in: output, of: package).filter { $0.kind == .error }
        var errors: [String: String] = [:]
        for message in messages.missingCodeFirst.reversed() {
            let name = architectures.first { $0.owns(message.path) }?.name ?? ""
            errors[name] = "\(message.place): \(message.text)"
        }
        problem = errors.removeValue(forKey: "") ?? (messages.isEmpty ? error.text : nil)
        self.errors = errors
    }

    /// The whole text.
    var text: String {
        ([problem].compactMap(\.self) + errors.values.sorted()).joined(separator: "\n")
    }
}

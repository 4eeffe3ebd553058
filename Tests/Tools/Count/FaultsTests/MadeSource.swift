import SwiftSources
import SwiftTokens
import TestSupport
import Toolchain

@testable import Faults

/// A source file that is read as those of the architectures are.
struct MadeSource {
    let code: SwiftText
    let faults: [Fault]

    /// Has the compiler check the types of a text, and finds the faults that can be made in it.
    ///
    /// - Parameter module: What the compiler takes it for.
    init(_ text: String, module: String = "Made") throws {
        let workspace = try Workspace()
        let path = try workspace.write(text, to: "Made.swift")
        let tree = try Tool("swiftc").run(
            [
                "-dump-ast", "-dump-ast-format", "json", "-swift-version", "6",
                "-default-isolation", "MainActor", "-parse-as-library", "-module-name", module,
                path,
            ])
        let code = SwiftText(text)
        self.code = code
        faults = FaultReader.faults(
            in: try SyntaxNode(json: tree), of: code, at: "Sources/Made/Made.swift",
            role: "Presenter"
        ).numbered(in: "Made")
    }

    /// The faults of a kind, each as the code before and after it.
    func changes(_ kind: Fault.Kind) -> [String] {
        faults.filter { $0.kind == kind }
            .map { "\($0.change.before.onOneLine) → \($0.change.after.onOneLine)" }
    }

    /// The text with the switches of some faults.
    func seeded(_ kinds: Fault.Kind...) -> String {
        SeededSource(code, faults.filter { kinds.contains($0.kind) }).text
    }
}

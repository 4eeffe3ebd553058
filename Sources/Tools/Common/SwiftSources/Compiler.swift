import Foundation
import Toolchain

/// Compiles targets of a package separately from the package's own build: into a folder that is removed
/// afterwards, and independently of earlier builds and their flags.
package struct Compiler: Sendable {
    private let folder: TemporaryFolder

    package init(for package: URL) throws {
        folder = try TemporaryFolder(in: package)
    }

    /// Emits the module that other targets import, without the bodies of functions.
    package func emitModule(of target: PackageTarget) throws {
        try Tool("swiftc").run(
            try flags(for: target) + [
                "-enable-testing", "-whole-module-optimization", "-Xfrontend",
                "-experimental-skip-non-inlinable-function-bodies", "-emit-module", "-o",
                folder.url.appending(path: target.name + ".swiftmodule").path,
            ])
    }

    /// Reads the type-checked syntax tree of each source file of a target, in the order of the files. Only one tree at a
    /// time is in memory, because a tree is many times as large as its source.
    func readSyntaxTrees<Result>(
        of target: PackageTarget, _ read: (_ source: URL, _ tree: SyntaxNode) throws -> Result
    ) throws -> [Result] {
        let sources = try target.sources
        let trees = sources.indices.map { folder.url.appending(path: "\(target.name)-\($0).json") }
        let map = Dictionary(
            uniqueKeysWithValues: zip(sources, trees).map { ($0.path, ["ast-dump": $1.path]) })
        let mapFile = try folder.file(
            named: "\(target.name)-trees.json", containing: try JSONEncoder().encode(map))
        // Use one process for all files, so that the compiler reads and checks shared declarations only once.
        try Tool("swiftc").run(
            try flags(for: target) + [
                "-dump-ast", "-dump-ast-format", "json", "-output-file-map", mapFile.path,
                "-enable-batch-mode", "-j1",
            ])
        return try zip(sources, trees).map { source, tree in
            try read(source, try SyntaxNode(json: try Data(contentsOf: tree)))
        }
    }

    /// The option with the SDK of macOS. A toolchain that was put into PATH by hand does not find it by itself.
    private static var sdk: [String] {
        get throws {
            #if os(macOS)
                let path = String(
                    decoding: try Tool("xcrun", "--show-sdk-path").run([]), as: UTF8.self)
                return ["-sdk", path.trimmingCharacters(in: .newlines)]
            #else
                []
            #endif
        }
    }

    private func flags(for target: PackageTarget) throws -> [String] {
        let sources = try target.sources.map(\.path)
        return try sources + Self.sdk + target.flags + [
            "-module-name", target.name, "-package-name", "package", "-parse-as-library",
            "-I", folder.url.path,
        ]
    }
}

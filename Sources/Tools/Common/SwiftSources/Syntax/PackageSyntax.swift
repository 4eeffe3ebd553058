import Foundation
import Toolchain

/// The sources of some targets of a package, as the compiler understands them.
package enum PackageSyntax {
    /// Reads targets of the package in `folder`. Their dependencies are compiled as far as necessary.
    ///
    /// - Parameters:
    ///   - targets: The names of the targets. Code that macros generate is left out.
    ///   - others: The names of targets that are only parsed, which takes far less time. Their files have no types.
    package static func read(
        _ targets: [String], parsing others: [String] = [], of folder: URL
    ) throws -> [SyntaxFile] {
        let manifest = try PackageManifest(of: folder, environment: PackageManifest.withVariants)
        let checked = try map(targets, of: folder, in: manifest) { file, source, tree in
            (file: SyntaxReader.read(tree, into: file), source: source)
        }
        let parsed = try others.map(manifest.target).flatMap { target in
            try target.sources.map { (file: SyntaxFile($0, of: target), source: $0) }
        }
        let files = checked + parsed
        let texts = try files.map {
            (path: $0.source.path, text: try String(contentsOf: $0.source, encoding: .utf8))
        }
        return try zip(files, CodeParser(for: folder).outlines(of: texts)).map { file, outline in
            var file = file.file
            file.outline = outline
            return file
        }
    }

    /// Transforms the type-checked syntax tree of each source file of some targets.
    ///
    /// - Parameter transform: Receives a `SyntaxFile` that has only its names, the path of the source, and its tree.
    package static func map<Result: Sendable>(
        _ targets: [String], of folder: URL,
        _ transform: @Sendable (SyntaxFile, URL, SyntaxNode) throws -> Result
    ) throws -> [Result] {
        let manifest = try PackageManifest(of: folder, environment: PackageManifest.withVariants)
        return try map(targets, of: folder, in: manifest, transform)
    }

    private static func map<Result: Sendable>(
        _ targets: [String], of folder: URL, in manifest: PackageManifest,
        _ transform: @Sendable (SyntaxFile, URL, SyntaxNode) throws -> Result
    ) throws -> [Result] {
        let compiler = try Compiler(for: folder)
        let wanted = try manifest.closure(of: targets)
        let imported = Set(wanted.flatMap(\.dependencies))
        for target in wanted where imported.contains(target.name) {
            try compiler.emitModule(of: target)
        }
        return try wanted.filter { targets.contains($0.name) }.concurrentMap { target in
            try compiler.readSyntaxTrees(of: target) { source, tree in
                try transform(SyntaxFile(source, of: target), source, tree)
            }
        }.flatMap(\.self)
    }
}

extension SyntaxFile {
    /// The file without its content.
    fileprivate init(_ source: URL, of target: PackageTarget) {
        let places = source.pathComponents.dropFirst(target.folder.pathComponents.count)
        self.init(
            module: target.name, feature: places.count > 1 ? places.first ?? "" : "",
            name: source.deletingPathExtension().lastPathComponent)
    }
}

import Foundation
import Toolchain

/// The sources of some targets of a package, as the compiler understands them.
package enum PackageSyntax {
    /// Reads targets of the package in `folder`. Their dependencies are compiled as far as necessary.
    ///
    /// - Parameter targets: The names of the targets, which may be test targets. Code that macros generate is left out.
    package static func read(_ targets: [String], of folder: URL) throws -> [SyntaxFile] {
        let files = try map(targets, of: folder) { file, source, tree in
            let text = try String(contentsOf: source, encoding: .utf8)
            return (file: SyntaxReader.read(tree, into: file), path: source.path, text: text)
        }
        let outlines = try CodeParser(for: folder).outlines(of: files.map { ($0.path, $0.text) })
        return zip(files.map(\.file), outlines).map { file, outline in
            var file = file
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
        let compiler = try Compiler(for: folder)
        let wanted = try manifest.closure(of: targets)
        let imported = Set(wanted.flatMap(\.dependencies))
        for target in wanted where imported.contains(target.name) {
            try compiler.emitModule(of: target)
        }
        return try wanted.filter { targets.contains($0.name) }.concurrentMap { target in
            try compiler.readSyntaxTrees(of: target) { source, tree in
                let places = source.pathComponents.dropFirst(target.folder.pathComponents.count)
                let file = SyntaxFile(
                    module: target.name, feature: places.count > 1 ? places.first ?? "" : "",
                    name: source.deletingPathExtension().lastPathComponent)
                return try transform(file, source, tree)
            }
        }.flatMap(\.self)
    }
}

import Foundation

/// The sources of some targets of a package, as the compiler understands them.
package struct PackageSyntax: Sendable {
    /// The files of all targets.
    package let files: [SyntaxFile]

    /// Takes what was read.
    package init(files: [SyntaxFile]) {
        self.files = files
    }

    /// The files of a target.
    package func files(of module: String) -> [SyntaxFile] {
        files.filter { $0.module == module }
    }

    /// Reads targets of the package in `folder`. What they depend on is compiled as far as needed.
    ///
    /// - Parameter targets: Their names. Test targets go too; what macros make is left out.
    package static func read(_ targets: [String], of folder: URL) throws -> PackageSyntax {
        let manifest = try PackageManifest(of: folder)
        let compiler = try Compiler()
        let wanted = try manifest.closure(of: targets)
        let imported = Set(wanted.flatMap(\.dependencies))
        for target in wanted where imported.contains(target.name) {
            try compiler.emitModule(of: target)
        }
        let files = try wanted.filter { targets.contains($0.name) }
            .concurrentMap { try self.files(of: $0, by: compiler) }.flatMap(\.self)
        let names = try Demangler.demangle(Set(files.flatMap(\.mangledNames)))
        return PackageSyntax(files: files.map { $0.demangled(by: names) })
    }

    private static func files(
        of target: PackageTarget, by compiler: Compiler
    ) throws -> [SyntaxFile] {
        try compiler.readSyntaxTrees(of: target) { source, tree in
            let places = source.pathComponents.dropFirst(target.folder.pathComponents.count)
            let file = SyntaxFile(
                module: target.name, feature: places.count > 1 ? places.first ?? "" : "",
                name: source.deletingPathExtension().lastPathComponent)
            return SyntaxReader.read(tree, into: file)
        }
    }
}

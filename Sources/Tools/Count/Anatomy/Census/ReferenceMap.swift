import ArchitectureRules
import SwiftSources

/// The files of a package with their declarations and references.
struct ReferenceMap {
    let files: [SyntaxFile]
    let declarations: Declarations
    let links: [Link]

    init(of files: [SyntaxFile]) {
        self.files = files
        declarations = Declarations(in: files)
        links = Link.all(in: files, by: declarations)
    }

    func files(of module: String) -> [SyntaxFile] {
        files.filter { $0.module == module }
    }
}

/// A reference from one file to another.
struct Link {
    let from: SyntaxFile
    let to: SyntaxFile

    /// All links among files. A place in the code that names several things of one file, such as a type and its
    /// initializer, counts as one link to that file.
    static func all(in files: [SyntaxFile], by declarations: Declarations) -> [Link] {
        files.enumerated().flatMap { index, file in
            Dictionary(grouping: file.references, by: \.offset).values.flatMap { references in
                Set(references.flatMap(declarations.places)).filter { $0 != index }
                    .map { Link(from: file, to: declarations.file(at: $0)) }
            }
        }
    }
}

extension SyntaxFile {
    var roleName: String { Role.name(ofFile: name) }

    var path: String { [module, feature, name].joined(separator: "/") }
}

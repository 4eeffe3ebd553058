import ArchitectureList

@testable import Anatomy
@testable import ArchitectureRules
@testable import SwiftSources

/// Made-up sources of the architectures, with only the code that a test needs to count.
package struct MadeSources {
    private let subjects: [ArchitectureSources]
    private var files: [SyntaxFile] = []

    /// - Parameter subjects: Those that the claims are about, unless said otherwise.
    package init(of subjects: [ArchitectureSources] = Array(Architecture.all.subjects.prefix(4))) {
        self.subjects = subjects
    }

    /// The figures of what was added.
    package var figures: AnatomyFigures { figures(massiveMVC: nil) }

    package func figures(massiveMVC: ArchitectureSources?) -> AnatomyFigures {
        AnatomyFigures(
            of: subjects, massiveMVC: massiveMVC, in: files)
    }

    /// Adds a file.
    package mutating func add(
        _ module: String, _ name: String, in feature: String = "News",
        change: (inout SyntaxFile) -> Void = { _ in }
    ) {
        var file = SyntaxFile(module: module, feature: feature, name: name)
        change(&file)
        files.append(file)
    }
}

extension AnatomyFigures {
    /// The figures of made sources: in each module a view controller that holds one of its kind.
    package static func made(of subjects: [ArchitectureSources]) -> AnatomyFigures {
        let files = Set(subjects.map(\.module)).sorted().map { module in
            var file = SyntaxFile(module: module, feature: "Home", name: "HomeViewController")
            file.addType("HomeViewController", statements: 7)
            let type = "\(module).HomeViewController"
            file.properties = [
                StoredProperty(owner: type, name: "next", type: type, hold: .strong)
            ]
            return file
        }
        return AnatomyFigures(of: subjects, in: files)
    }
}

extension SyntaxFile {
    /// Adds types.
    package mutating func addTypes(
        _ count: Int, _ kind: TypeDeclaration.Kind = .class, requirements: Int = 0
    ) {
        for number in 0..<count {
            types.append(
                TypeDeclaration(
                    name: "\(module).\(name)\(number)", kind: kind, isObject: kind == .class))
            addPieces(requirements, .requirement, type: "\(name)\(number)")
        }
    }

    /// Adds a type with one function.
    package mutating func addType(_ type: String, statements: Int) {
        types.append(TypeDeclaration(name: "\(module).\(type)", kind: .class, isObject: true))
        addPieces(statements, type: type)
        outline.functions += 1
    }

    /// Adds pieces of code.
    package mutating func addPieces(
        _ count: Int, _ kind: CodePiece.Kind = .statement, type: String? = nil,
        member: String = "run()"
    ) {
        outline.pieces += Array(
            repeating: CodePiece(kind: kind, code: "", type: type, member: member, isTest: false),
            count: count)
    }
}

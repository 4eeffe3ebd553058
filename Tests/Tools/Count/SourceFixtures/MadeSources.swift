import ArchitectureList

@testable import Anatomy
@testable import ArchitectureRules
@testable import SwiftSources

/// Made-up sources of the architectures, with only the code that a test needs to count.
package struct MadeSources {
    private let subjects: [ArchitectureSources]
    private var files: [SyntaxFile] = []

    /// - Parameter subjects: The four architectures, unless said otherwise.
    package init(of subjects: [ArchitectureSources] = Array(Architecture.all.subjects.prefix(4))) {
        self.subjects = subjects
    }

    /// The figures of what was added.
    package var figures: AnatomyFigures { AnatomyFigures(of: subjects, in: files) }

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
    /// Adds a type with one function.
    package mutating func addType(_ type: String, statements: Int) {
        types.append(TypeDeclaration(name: "\(module).\(type)", isProtocol: false, isObject: true))
        outline.pieces += Array(
            repeating: CodePiece(
                kind: .statement, code: "", type: type, member: "run()", isTest: false),
            count: statements)
        outline.functions += 1
    }
}

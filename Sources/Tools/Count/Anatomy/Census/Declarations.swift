import ArchitectureRules
import SwiftSources

/// The files of a package with the types that they declare.
struct Declarations {
    private let files: [SyntaxFile]
    private var fileOfType: [String: SyntaxFile] = [:]
    private var types: [String: TypeDeclaration] = [:]

    init(in files: [SyntaxFile]) {
        self.files = files
        for file in files {
            for type in file.types {
                fileOfType[type.name] = file
                types[type.name] = type
            }
        }
    }

    func files(of module: String) -> [SyntaxFile] { files.filter { $0.module == module } }

    func file(of type: String) -> SyntaxFile? { fileOfType[type] }

    /// The declared types that are named in a type, such as `MVP.ArticleRow` in `[MVP.ArticleRow]`.
    func names(in type: String) -> [String] { type.qualifiedNames().compactMap(declared) }

    /// Whether a type is a class, an actor, or a protocol that only classes can adopt.
    func isObject(_ type: String) -> Bool {
        guard let declaration = types[type] else { return false }
        return declaration.isObject || declaration.inherited.contains(where: isObject)
    }

    /// The types of the objects that a property may hold. A generic parameter counts as its constraint. Generic
    /// arguments of a type of the package are left out, because that type decides whether it holds them. Closures are
    /// left out, too, because they hold neither their parameters nor their results.
    func objects(in property: StoredProperty) -> [String] {
        if property.isClosure { return [] }
        let candidates =
            property.type.isGenericParameter
            ? types[property.owner]?.parameterBounds ?? []
            : property.type.qualifiedNames(isApplied: { declared($0) != nil }).compactMap(declared)
        return candidates.filter(isObject)
    }

    /// The files of a module that declare types that conform to a protocol, directly or through a protocol that
    /// inherits from it.
    func conformers(to protocol: String, in module: String) -> [SyntaxFile] {
        let protocols = Set(types.keys.filter { builds($0, on: `protocol`) })
        return files.flatMap(\.conformances).filter { protocols.contains($0.protocol) }
            .compactMap { file(of: $0.type) }.filter { $0.module == module }
    }

    private func builds(_ type: String, on protocol: String) -> Bool {
        type == `protocol` || types[type]?.inherited.contains { builds($0, on: `protocol`) } == true
    }

    /// The longest beginning of a name such as `MVP.LoginView.Type` that names a declared type.
    private func declared(_ name: Substring) -> String? {
        var parts = name.split(separator: ".")
        while !parts.isEmpty {
            let name = parts.joined(separator: ".")
            if types[name] != nil { return name }
            parts.removeLast()
        }
        return nil
    }
}

extension SyntaxFile {
    var roleName: String { Role.name(ofFile: name) }
}

extension String {
    /// The names in a type that begin with a module, such as `MVP.ArticleRow`.
    ///
    /// - Parameter isApplied: Whether to leave out the generic arguments after a name.
    fileprivate func qualifiedNames(
        isApplied: (Substring) -> Bool = { _ in false }
    ) -> [Substring] {
        var names: [Substring] = []
        var rest = self[...]
        while let name = rest.firstMatch(of: /\w+(\.\w+)+/)?.0 {
            rest = rest[name.endIndex...]
            names.append(name)
            if rest.first == "<", isApplied(name) { rest = rest.afterBrackets }
        }
        return names
    }

    /// Whether a type is a generic parameter such as `A`, or an optional one.
    fileprivate var isGenericParameter: Bool {
        wholeMatch(of: /(weak |unowned )?(Swift.Optional<)?[A-Z][0-9]*>?/) != nil
    }
}

extension Substring {
    /// The text after the angle brackets with which this text begins. It must have no arrow, `->`, in them.
    fileprivate var afterBrackets: Substring {
        var depth = 0
        for index in indices {
            if self[index] == "<" { depth += 1 }
            if self[index] == ">" { depth -= 1 }
            if depth == 0 { return self[self.index(after: index)...] }
        }
        return self[endIndex...]
    }
}

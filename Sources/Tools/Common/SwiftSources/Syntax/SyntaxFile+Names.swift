import Foundation
import Toolchain

extension SyntaxFile {
    /// The mangled names of types.
    var mangledNames: Set<String> {
        var names = Set(types.map(\.name) + types.flatMap { $0.parameterBounds + $0.inherited })
        names.formUnion(conformances.flatMap { [$0.type, $0.protocol] })
        names.formUnion(functions.compactMap(\.owner))
        names.formUnion(properties.flatMap { [$0.owner, $0.type] })
        names.formUnion(selfCaptures.map(\.type))
        for case .type(let name) in references.map(\.target) { names.insert(name) }
        return names
    }

    /// The file with demangled type names.
    func demangled(by names: [String: String]) -> SyntaxFile {
        func plain(_ name: String) -> String { names[name] ?? name }
        /// The type itself, without what it is applied to.
        func nominal(_ name: String) -> String { String(plain(name).prefix { $0 != "<" }) }
        var file = self
        for index in types.indices {
            file.types[index].name = nominal(types[index].name)
            file.types[index].parameterBounds = types[index].parameterBounds.map(nominal)
            file.types[index].inherited = types[index].inherited.map(nominal)
        }
        for index in conformances.indices {
            file.conformances[index].type = nominal(conformances[index].type)
            file.conformances[index].protocol = nominal(conformances[index].protocol)
        }
        for index in functions.indices {
            file.functions[index].owner = functions[index].owner.map(nominal)
        }
        for index in properties.indices {
            file.properties[index].owner = nominal(properties[index].owner)
            file.properties[index].type = plain(properties[index].type)
        }
        for index in selfCaptures.indices {
            file.selfCaptures[index].type = plain(selfCaptures[index].type)
        }
        for index in references.indices {
            if case .type(let name) = references[index].target {
                file.references[index].target = .type(plain(name))
            }
        }
        return file
    }
}

/// Demangles type names.
enum Demangler {
    /// What each of the names stands for.
    ///
    /// - Parameter names: Names such as `$s3MVP13BasePresenterCyxGD`.
    /// - Returns: Names such as `MVP.BasePresenter<A>`, without what tells private types apart.
    static func demangle(_ names: Set<String>) throws -> [String: String] {
        let names = names.sorted()
        let output = try Tool("swift", "demangle").run(
            ["--compact"], input: Data(names.joined(separator: "\n").utf8))
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
        guard lines.count == names.count else {
            throw PackageError("`swift demangle` gave \(lines.count) names for \(names.count)")
        }
        return Dictionary(uniqueKeysWithValues: zip(names, lines.map(plain)))
    }

    /// `M.(Name in _0123)` as `M.Name`.
    static func plain(_ name: String) -> String {
        name.replacing(/\((\w+) in _[0-9A-F]+\)/) { $0.output.1 }
    }
}

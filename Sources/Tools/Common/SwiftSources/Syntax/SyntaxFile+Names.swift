import Foundation
import Toolchain

extension SyntaxFile {
    /// The mangled names of types.
    var mangledNames: Set<String> {
        var names: Set<String> = []
        var file = self
        file.changeNames { name, _ in
            names.insert(name)
            return name
        }
        return names
    }

    /// The file with demangled type names.
    func demangled(by names: [String: String]) -> SyntaxFile {
        var file = self
        file.changeNames { name, isApplied in
            let plain = names[name] ?? name
            return isApplied ? plain : String(plain.prefix { $0 != "<" })
        }
        return file
    }

    /// Changes each name of a type.
    ///
    /// - Parameter change: Gets the name, and whether what the type is applied to is a part of it.
    private mutating func changeNames(_ change: (_ name: String, _ isApplied: Bool) -> String) {
        func nominal(_ name: String) -> String { change(name, false) }
        for index in types.indices {
            types[index].name = nominal(types[index].name)
            types[index].parameterBounds = types[index].parameterBounds.map(nominal)
            types[index].inherited = types[index].inherited.map(nominal)
        }
        for index in conformances.indices {
            conformances[index].type = nominal(conformances[index].type)
            conformances[index].protocol = nominal(conformances[index].protocol)
        }
        for index in functions.indices {
            functions[index].owner = functions[index].owner.map(nominal)
        }
        for index in properties.indices {
            properties[index].owner = nominal(properties[index].owner)
            properties[index].type = change(properties[index].type, true)
        }
        for index in selfCaptures.indices {
            selfCaptures[index].type = change(selfCaptures[index].type, true)
        }
        for index in references.indices {
            if case .type(let name) = references[index].target {
                references[index].target = .type(change(name, true))
            }
        }
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

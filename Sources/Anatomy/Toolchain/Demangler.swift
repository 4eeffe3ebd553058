import Foundation

/// Turns the compiler's names of types into those that stand in the sources.
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
            throw AnatomyError("`swift demangle` gave \(lines.count) names for \(names.count)")
        }
        return Dictionary(uniqueKeysWithValues: zip(names, lines.map(plain)))
    }

    /// `M.(Name in _0123)` as `M.Name`.
    static func plain(_ name: String) -> String {
        name.replacing(/\((\w+) in _[0-9A-F]+\)/) { $0.output.1 }
    }
}

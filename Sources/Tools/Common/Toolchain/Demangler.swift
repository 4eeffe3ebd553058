import Foundation

/// Demangles names of types and functions, with the Swift runtime.
package enum Demangler {
    /// The readable form of a mangled name, such as `MVP.BasePresenter<A>` for `$s3MVP13BasePresenterCyxGD`; nil if it is
    /// not a name of Swift. The suffix that distinguishes private names is left out.
    package static func demangle(_ name: String) -> String? {
        guard let text = runtimeDemangle(name, name.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        let name = String(cString: text)
        // Only private names need it, and to make a regular expression takes longer than all else here.
        if !name.contains("in _") { return name }
        // `M.(Name in _0123)` becomes `M.Name`, and `M.Name.(in _0123).init` becomes `M.Name.init`.
        return name.replacing(/\((\w+) in _[0-9A-F]+\)/) { $0.output.1 }
            .replacing(/\(in _[0-9A-F]+\)\./, with: "")
    }

    @_silgen_name("swift_demangle")
    private static func runtimeDemangle(
        _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
        _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
    ) -> UnsafeMutablePointer<CChar>?
}

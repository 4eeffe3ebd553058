import Foundation
import SwiftSources
import Toolchain

/// A place where a function is called, or a property is read or set, as the compiler understands the sources.
struct CallSite: Codable, Hashable, Sendable {
    /// The function or closure around it, by the line on which that begins; 0 for the initial value of a property.
    struct Body: Codable, Hashable, Sendable {
        var line = 0
        var isClosure = false
    }

    let body: Body
    /// The type of what is called, and its name, such as `LoginView` and `showToast(_:)`.
    let type: String
    let name: String
    let isSet: Bool
    /// The expression before the name, such as `viewModel.canSend`. Empty if there is none; nil if the name is not a
    /// member.
    let receiver: String?
    let line: Int

    var isOnSelf: Bool { receiver.map(["", "self", "super"].contains) ?? false }
}

/// The call sites of the architectures and of what they share, by the path of the file from the root of the package.
struct CallSites: Codable, Sendable {
    private let files: [String: [CallSite]]

    init(_ files: [String: [CallSite]]) {
        self.files = files
    }

    /// Reads the call sites of some modules, unless that was done before for the same sources.
    init(of modules: [String], in package: URL) throws {
        self = try ReadingCache(of: package, for: modules).value("call-sites") {
            let files = try PackageSyntax.map(modules, of: package) { _, source, tree in
                let text = try String(contentsOf: source, encoding: .utf8)
                return (
                    String(source.path.dropFirst(package.path.count + 1)),
                    CallSiteReader.read(tree, text: text)
                )
            }
            return CallSites(Dictionary(uniqueKeysWithValues: files))
        }
    }

    /// The places where a function calls another one.
    ///
    /// The code of a call through a protocol names the protocol's requirement, and that of a call to a subclass may
    /// name the overridden method. So if no call names the type of `callee`, calls that name another type are
    /// returned.
    ///
    /// - Parameter line: The line of the call in the recording, if it is known. It may be another line of the same
    ///   statement.
    func sites(
        of callee: FunctionName, in caller: RecordedFunction, near line: Int?
    ) -> [CallSite] {
        guard let place = caller.place else { return [] }
        let isClosure = caller.name.kind == .closure
        let bodies = [
            CallSite.Body(line: place.firstLine, isClosure: isClosure),
            caller.name.kind == .initializer ? CallSite.Body() : nil,
        ]
        let named = files[place.file, default: []].filter {
            bodies.contains($0.body) && $0.name == callee.member
                && ($0.isSet || !callee.isSetting)
        }
        let exact = named.filter { $0.type == callee.type }
        let sites = exact.isEmpty ? named : exact
        guard let line, let nearest = sites.map({ abs($0.line - line) }).min() else { return sites }
        return sites.filter { abs($0.line - line) == nearest }
    }
}

extension CallSites {
    /// The properties on which something is called in a line, such as `view` in `view?.showToast(text)`.
    func receivers(in place: SourcePlace) -> Set<Substring> {
        let receivers = files[place.file, default: []].filter { $0.line == place.firstLine }
            .compactMap(\.receiver)
        return Set(receivers.map { $0.prefix { $0.isLetter || $0.isNumber } })
    }
}

extension FunctionName {
    fileprivate var isSetting: Bool { kind == .setter || kind == .observer }

    /// The function, or the property without the name of the accessor.
    var member: String { isSetting ? String(name.prefix { $0 != "." }) : name }
}

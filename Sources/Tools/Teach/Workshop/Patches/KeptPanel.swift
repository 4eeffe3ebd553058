import Foundation
import Toolchain

/// An architecture that is kept as a patch, to be applied to the package.
package struct KeptPanel {
    /// Where the patches are, from the root of the package.
    package static let folder = "scenarios/panels"

    package let name: String
    private let package: URL

    /// - Parameter name: In upper or lower case.
    package init(_ name: String, in package: URL) throws {
        let names = Self.names(in: package)
        guard let name = names.first(where: { $0.lowercased() == name.lowercased() }) else {
            throw PackageError(
                "there is no \(name) in \(Self.folder); expected one of: \(names.formatted())")
        }
        self.name = name
        self.package = package
    }

    /// The names of all, in alphabetical order.
    package static func names(in package: URL) -> [String] {
        let names = (try? PackageFolder.names(in: package.appending(path: folder))) ?? []
        return names.filter { !$0.hasSuffix(".md") }
    }

    /// Adds the architecture, as a change that is not committed. If a part does not fit, nothing is changed.
    ///
    /// - Returns: The files that were changed or made.
    package func apply() throws -> [String] {
        let path = "\(Self.folder)/\(name)/panel.patch"
        var texts = FileTexts(of: package)
        guard let text = try texts.text(at: path) else {
            throw PackageError("\(path): there is no such file; restore it")
        }
        let patch = try Patch(text, path: path)
        do {
            try texts.apply([patch])
        } catch let error as WorkshopError {
            let isThere = !package.lacks("Sources/Architectures/\(name)")
            throw PackageError(
                (isThere
                    ? "\(name) has been added already; `triptych panel remove \(name)` removes it"
                    : "\(name) does not fit the sources as they are; apply it to a clean checkout of the last commit")
                    + " (\(error))")
        }
        try MadeFiles(as: name, in: package).write(texts.fileChanges)
        return patch.paths
    }
}

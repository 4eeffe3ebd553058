import Foundation

extension Bundle {
    /// The text of a file that Package.swift lists among the resources of a target. The package manager puts it beside the
    /// program, so a program without it was not built by the package manager.
    package func text(at path: String) -> String {
        do {
            return try String(contentsOf: bundleURL.appending(path: path), encoding: .utf8)
        } catch {
            fatalError("a file of this program is missing: \(error)")
        }
    }

    /// The names of the files in a folder, in alphabetical order.
    package func names(in folder: String) -> [String] {
        let folder = bundleURL.appending(path: folder).path
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
}

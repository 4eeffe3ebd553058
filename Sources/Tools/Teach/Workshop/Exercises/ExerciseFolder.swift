import Foundation
import Toolchain

/// A folder in scenarios/changes or scenarios/exercises, and its files.
struct ExerciseFolder {
    let group: Exercise.Group
    let number: Int
    let name: String
    /// The folder, from the root of the package.
    let path: String
    /// The paths of all files in it, sorted.
    let files: [String]
    private let package: URL

    init(_ folderName: String, in group: Exercise.Group, of package: URL) throws(WorkshopError) {
        path = "scenarios/\(group.rawValue)/\(folderName)"
        guard let match = folderName.wholeMatch(of: #/(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)/#),
            let number = Int(match.1)
        else {
            throw WorkshopError(
                path, seen: "the name \"\(folderName)\"",
                expected: "two digits and a name, such as 01-send-disabled",
                advice: "rename the folder")
        }
        self.group = group
        self.number = number
        self.package = package
        name = String(match.2)
        files = PackageFolder.files(in: [path], of: package)
            .map { [path] in String($0.dropFirst(path.count + 1)) }
            .filter { !$0.hasPrefix(".") && !$0.contains("/.") }
    }

    func has(_ name: String) -> Bool { files.contains(name) }

    /// The patches in a folder of it.
    func patches(in place: String) throws(WorkshopError) -> [Patch] {
        try files.filter { $0.hasPrefix(place + "/") && $0.hasSuffix(".patch") }.map(patch)
    }

    func text(_ name: String) throws(WorkshopError) -> String {
        let path = "\(path)/\(name)"
        guard let data = FileManager.default.contents(atPath: package.appending(path: path).path)
        else {
            throw WorkshopError(
                path, seen: "no readable file", expected: "one in every exercise",
                advice: "write it; scenarios/README.md says what is in it")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw WorkshopError(
                path, seen: "bytes that are not UTF-8", expected: "text in UTF-8",
                advice: "save it as UTF-8")
        }
        return text
    }

    func document(_ name: String) throws(WorkshopError) -> MarkdownDocument {
        MarkdownDocument(try text(name), path: "\(path)/\(name)")
    }

    func patch(_ name: String) throws(WorkshopError) -> Patch {
        try Patch(try text(name), path: "\(path)/\(name)")
    }
}

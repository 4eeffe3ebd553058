import Foundation

/// A folder in scenarios/changes or scenarios/exercises.
struct ExerciseFolder {
    let group: Exercise.Group
    let number: Int
    let name: String
    /// The folder, from the root of the package.
    let path: String
    /// The paths of all files in it, sorted.
    let files: [String]

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
        name = String(match.2)
        let root = package.appending(path: path).path
        let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        files = all.filter { path in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: "\(root)/\(path)", isDirectory: &isFolder)
            let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
            return exists && !isFolder.boolValue && !isHidden
        }.sorted()
    }
}

import ArchitectureRules
import Foundation

package struct ArchitectureFiles: Sendable {
    package let subject: ArchitectureSources
    package let files: [SourceFile]

    package init(of subject: ArchitectureSources, in package: URL) throws {
        self.init(
            of: subject, files: try SourceFile.all(in: package.appending(path: subject.folder)))
    }

    init(of subject: ArchitectureSources, files: [SourceFile]) {
        self.subject = subject
        self.files = files
    }

    func path(of file: SourceFile) -> String { "\(subject.folder)/\(file.path)" }

    /// The code of a feature, by its concern: the files of its folder or, if the feature has no folder, the one that
    /// does its work. Code without a role has the key nil.
    func passages(of feature: String, in texts: SourceTexts) throws -> [Concern?: [Passage]] {
        let elsewhere = Structure.file(of: feature, in: subject.module)
        let files = files.filter { elsewhere == nil ? $0.feature == feature : $0.path == elsewhere }
        let passages = try files.map { file in
            (file.concern, [try texts.passage(file: path(of: file))])
        }
        return Dictionary(passages, uniquingKeysWith: +)
    }
}

extension SourceFile {
    fileprivate var concern: Concern? { role.map(Concern.init) }
}

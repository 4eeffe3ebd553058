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

    /// The code of a feature, by its concern: the files of its folder or, if the feature has no folder, the
    /// sections of other files that implement it. Code without a role has the key nil.
    func passages(of feature: String, in texts: SourceTexts) throws -> [Concern?: [Passage]] {
        let found = try Structure.sections(of: feature, in: subject.module).map { section in
            let path = "\(subject.folder)/\(section.file).swift"
            return (section.concern, try texts.passages(file: path, section: section))
        }
        let files = found.isEmpty ? self.files.filter { $0.feature == feature } : []
        let whole = try files.map { file in
            (file.concern, [try texts.passage(file: path(of: file))])
        }
        return Dictionary(found + whole, uniquingKeysWith: +)
    }
}

extension SourceFile {
    fileprivate var concern: Concern? { role.map(Concern.init) }
}

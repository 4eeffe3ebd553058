/// Where a function stands in the sources.
package struct SourcePlace: Codable, Equatable, Hashable, Sendable {
    /// The file, from the package's folder on.
    package let file: String
    /// The line it begins on, which has its name.
    package let firstLine: Int
    /// The line it ends on.
    package let lastLine: Int

    /// Makes a place.
    package init(file: String, firstLine: Int, lastLine: Int) {
        self.file = file
        self.firstLine = firstLine
        self.lastLine = lastLine
    }

    /// The file and the first line, as editors and terminals take it.
    package var text: String { "\(file):\(firstLine)" }
}

/// Where a function is written.
package struct SourcePlace: Hashable, Sendable {
    package let file: String
    /// The line on which it begins, which has its name.
    package let firstLine: Int
    package let lastLine: Int

    package init(file: String, firstLine: Int, lastLine: Int) {
        self.file = file
        self.firstLine = firstLine
        self.lastLine = lastLine
    }

    /// `file:line`.
    package var text: String { "\(file):\(firstLine)" }

    /// `file:line`, from the folder `Sources`.
    package var textUnderSources: String {
        text.hasPrefix("Sources/") ? String(text.dropFirst(8)) : text
    }

    /// The file's folder within its module, such as `Login`. Empty if the file is directly in the module's folder. A
    /// module is in a room of `Sources`.
    package var folder: String {
        let parts = file.split(separator: "/")
        return parts.count > 4 ? String(parts[3]) : ""
    }

    /// The name of the file without `.swift`, and without the part after `+` in the name of a file with an extension.
    package var baseName: String {
        String((file.split(separator: "/").last ?? "").prefix { $0 != "." && $0 != "+" })
    }
}

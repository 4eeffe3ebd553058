import ArchitectureRules
import Console
import Foundation
import Pages
import Traces

/// The sources of the architectures, side by side: feature by feature, with the code for the same task in one row.
struct Reader {
    static let style = Bundle.module.text(at: "reader.css")

    let comparisons: [CodeColumns]
    /// The files of all architectures.
    let files: [SourceFile]

    var section: PageSection {
        PageSection(
            id: "reader", title: "Code side by side", gist: "\(files.lineCount)",
            html: """
                <p>The same feature has the same folder in each architecture, and the last word of a file's name
                is its role. Start with Feedback.</p>
                \(comparisons.enumerated().map { feature($1, isOpen: $0 == 0) })
                """)
    }

    private func feature(_ comparison: CodeColumns, isOpen: Bool) -> HTML {
        let name = comparison.title
        let files = files.filter { $0.feature == name }
        return """
            <details class="feature" data-folded-in-print\(isOpen ? " open" : "" as HTML)>
            <summary><h3>\(name.isEmpty ? "The app" : name)</h3> \
            <span class="note">\(files.lineCount)</span></summary>
            \(comparison.html(headings: 4))
            </details>
            """
    }
}

extension [SourceFile] {
    fileprivate var lineCount: String {
        let lines = map { $0.text.count(where: \.isNewline) }.reduce(0, +)
        return "\(count) \(count == 1 ? "file" : "files"), \(lines) lines".groupingDigits
    }
}

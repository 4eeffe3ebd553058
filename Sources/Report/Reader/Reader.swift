import Anatomy
import Reporting

/// The sources of the architectures, side by side: feature by feature, a column for each architecture.
///
/// Files are folded but for those of the feature to begin with. A script adds a search and a choice of roles.
struct Reader {
    static let style = String(decoding: PackageResources.reader_css, as: UTF8.self)
    static let script = String(decoding: PackageResources.reader_js, as: UTF8.self)

    /// The features in the order in which they are best read; others follow.
    private static let order = ["Feedback", "Login", "News", "Home", "Link", "Article"]

    private let sources: [ArchitectureFiles]

    init(_ sources: [ArchitectureFiles]) {
        self.sources = sources
    }

    var section: PageSection {
        PageSection(
            id: "reader", title: "The code, side by side",
            html: """
                <p>The same feature has the same folder in each architecture, and a file's last word is its
                role. Begin with Feedback, which is opened here.</p>
                \(form)
                \(features.map(feature))
                """)
    }

    /// Shown by the script, since it does nothing without it.
    private var form: HTML {
        """
        <form role="search" hidden>
        <label>Search the code <input type="search" name="search" autocomplete="off" spellcheck="false"></label>
        <label>Role <select name="role">
        <option value="">All roles</option>
        \(roles.map { "<option>\($0.rawValue)</option>" as HTML })
        <option value="none">No role</option>
        </select></label>
        <output></output>
        </form>
        """
    }

    private var files: [SourceFile] { sources.flatMap(\.files) }

    private var roles: [Role] {
        Role.allCases.filter { role in files.contains { $0.role == role } }
    }

    private var features: [String] {
        let all = files.map(\.feature).uniqued().sorted()
        return Self.order.filter(all.contains) + all.filter { !Self.order.contains($0) }
    }

    private func feature(_ name: String) -> HTML {
        """
        <div class="feature">
        <h3>\(name.isEmpty ? "Outside of all features" : name)</h3>
        <div class="columns">
        \(sources.map { column(of: $0, feature: name) })
        </div>
        </div>
        """
    }

    private func column(of source: ArchitectureFiles, feature: String) -> HTML {
        let name = source.subject.name
        let files = source.files.filter { $0.feature == feature }.sorted { $0.rank < $1.rank }
        return """
            <div class="column">
            <h4>\(name)</h4>
            \(files.isEmpty ? "<p class=\"note\">\(absence(of: feature, in: source))</p>" : "" as HTML)
            \(files.map { file($0, of: name, isOpen: feature == Self.order[0]) })
            </div>
            """
    }

    private func absence(of feature: String, in source: ArchitectureFiles) -> String {
        let sections = Structure.sections(of: feature, in: source.subject.module)
        return sections.isEmpty ? "nothing" : "see " + sections.map(\.text).listed
    }

    private func file(_ file: SourceFile, of architecture: String, isOpen: Bool) -> HTML {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        return """
            <details class="file" data-role="\(file.role?.rawValue ?? "none")" data-folded-in-print\
            \(isOpen ? " open" : "" as HTML)>
            <summary>\(file.name).swift <span class="note">\(lines) lines</span></summary>
            <pre tabindex="0" role="group" aria-label="\(file.name), \(architecture)"><code>\(file.text)</code></pre>
            </details>
            """
    }
}

extension SourceFile {
    /// Files are read from what a person sees to what is behind it; what has no role comes last.
    fileprivate var rank: Int {
        role.flatMap(Role.allCases.firstIndex) ?? Role.allCases.count
    }
}

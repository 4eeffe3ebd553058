import BenchmarkReports
import Reporting

/// How the figures came about.
struct MethodChapter {
    private let head: RunHead

    init(_ head: RunHead) {
        self.head = head
    }

    var section: PageSection {
        PageSection(
            id: "method", title: "How it was measured",
            html: """
                <p>\(head.text)</p>
                <pre class="prose">\(Explanation.text)</pre>
                """)
    }
}

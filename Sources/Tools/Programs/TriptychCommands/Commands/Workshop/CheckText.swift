import Output
import Workshop

/// What a check found, as it is printed: what to do next comes first.
struct CheckText {
    let report: CheckReport
    /// The exercise and the architecture.
    let title: String
    let terminal: Terminal

    var text: String {
        guard let failure = report.failures.first else {
            let next = "`triptych workshop solution` shows the solution beside yours."
            return [
                terminal.styled("Passed: ", .green) + "\(title). \(next)", checks,
            ].joined(separator: "\n\n")
        }
        // The first failure may be a consequence of a later one, such as a leak.
        let others = report.failures.dropFirst().map { other in
            "\(other.check.title):\n\(Self.facts(of: other))"
        }
        return
            ([terminal.styled("Next: ", .red) + failure.next, Self.facts(of: failure), checks]
            + others)
            .joined(separator: "\n\n")
    }

    static func facts(of failure: CheckFailure) -> String {
        let facts = [
            ("observed", failure.observed), ("expected", failure.expected),
            ("where", failure.place),
        ].filter { !$0.1.isEmpty }
        let lines = facts.map { name, value in
            // An expression of a test may have a whole text in it.
            "  \(name.padded(to: 10))\(value.shortened(to: 400))".printableLines
        }
        let details = failure.details.split(separator: "\n").map { "    \(String($0).printable)" }
        return (lines + (details.isEmpty ? [] : [""]) + details).joined(separator: "\n")
    }

    private var checks: String {
        report.lines.map { line in
            switch line.result {
            case .passed: "\(terminal.styled("✔", .green)) \(line.check.title)"
            case .failed(let failure):
                "\(terminal.styled("✘", .red)) \(line.check.title): \(failure.next)"
            case nil: "  \(line.check.title): not checked yet"
            }
        }.joined(separator: "\n")
    }
}

extension TestReport {
    /// The report in the XML that JUnit made common and continuous-integration servers read. It says
    /// nothing of time, so that two runs that went the same are the same.
    public var junit: String {
        let total = "tests=\"\(passed + failed)\" failures=\"\(failed)\""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites \(total)>
            \(suites.map(\.junit).joined(separator: "\n"))
            </testsuites>

            """
    }
}

extension TestReport.Suite {
    fileprivate var junit: String {
        let head = "name=\"\(xml(name))\" tests=\"\(cases.count)\" failures=\"\(failed)\""
        return
            (["  <testsuite \(head)>"] + cases.map { $0.junit(suite: name) } + ["  </testsuite>"])
            .joined(separator: "\n")
    }
}

extension TestReport.Case {
    fileprivate func junit(suite: String) -> String {
        let head =
            "    <testcase classname=\"\(xml(suite))\" name=\"\(xml(name))\" file=\"\(xml(location))\""
        guard let failure else { return head + "/>" }
        return head + ">\n      <failure>\(xml(failure))</failure>\n    </testcase>"
    }
}

/// The text as it may stand in XML 1.0, which has no place at all for most control characters.
private func xml(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "\n", "\t": String(scalar)
        case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
        default: String(scalar)
        }
    }.joined()
}

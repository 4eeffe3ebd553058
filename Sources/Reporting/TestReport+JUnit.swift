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

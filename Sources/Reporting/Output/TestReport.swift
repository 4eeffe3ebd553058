/// The results of a run of tests, for tools: as JSON, or in the XML format of JUnit.
package struct TestReport: Encodable, Sendable {
    package struct Case: Encodable, Sendable {
        let name: String
        /// A file and a line.
        let location: String
        let passed: Bool
        /// Why it failed; nil if it passed.
        let failure: String?

        package init(name: String, location: String, failure: String?) {
            self.name = name
            self.location = location
            self.failure = failure
            passed = failure == nil
        }
    }

    package struct Suite: Encodable, Sendable {
        let name: String
        let cases: [Case]
        let failed: Int

        package init(name: String, cases: [Case]) {
            self.name = name
            self.cases = cases
            failed = cases.count { !$0.passed }
        }
    }

    let suites: [Suite]
    package let failed: Int
    package let passed: Int

    package init(suites: [Suite]) {
        self.suites = suites
        failed = suites.map(\.failed).reduce(0, +)
        passed = suites.map(\.cases.count).reduce(0, +) - failed
    }
}

extension TestReport {
    /// The report in the XML format of JUnit, which continuous-integration servers read. It has no times,
    /// so that equal results give equal files.
    package var junit: String {
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

/// The results of a run of tests, for tools: as JSON, or in the XML format of JUnit.
package struct TestReport: Encodable, Sendable {
    package struct Case: Encodable, Sendable {
        let name: String
        /// A file and a line.
        let location: String
        let passed: Bool
        /// Whether there was nothing to test.
        let pending: Bool
        /// Whether all of it succeeded but something outlived it; nil if not, so that it is left out of JSON.
        let leaked: Bool?
        /// Why it failed; nil if it did not.
        let failure: String?
        /// Left out of JSON, so that equal results give equal files.
        let duration: Duration?

        package init(
            name: String, location: String, failure: String?, isPending: Bool = false,
            hasLeaked: Bool = false, duration: Duration? = nil
        ) {
            self.name = name
            self.location = location
            self.failure = failure
            self.duration = duration
            pending = isPending
            passed = failure == nil && !isPending
            leaked = hasLeaked ? true : nil
        }

        private enum CodingKeys: CodingKey {
            case name, location, passed, pending, leaked, failure
        }
    }

    package struct Suite: Encodable, Sendable {
        let name: String
        let cases: [Case]
        let failed: Int
        let pending: Int

        package init(name: String, cases: [Case]) {
            self.name = name
            self.cases = cases
            failed = cases.count { $0.failure != nil }
            pending = cases.count(where: \.pending)
        }
    }

    let suites: [Suite]
    package let failed: Int
    package let pending: Int
    package let passed: Int

    package init(suites: [Suite]) {
        self.suites = suites
        failed = suites.map(\.failed).reduce(0, +)
        pending = suites.map(\.pending).reduce(0, +)
        passed = suites.map(\.cases.count).reduce(0, +) - failed - pending
    }
}

extension TestReport {
    /// The report in the XML format of JUnit, which continuous-integration servers read.
    package var junit: String {
        let head = JUnitHead(
            tests: passed + failed + pending, failures: failed, skipped: pending,
            duration: suites.compactMap(\.duration).sum)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites \(head.attributes)>
            \(suites.map(\.junit).joined(separator: "\n"))
            </testsuites>

            """
    }
}

extension TestReport.Suite {
    fileprivate var duration: Duration? { cases.compactMap(\.duration).sum }

    fileprivate var junit: String {
        let head = JUnitHead(
            tests: cases.count, failures: failed, skipped: pending, duration: duration)
        let lines =
            ["  <testsuite name=\"\(xml(name))\" \(head.attributes)>"]
            + cases.map { $0.junit(suite: name) } + ["  </testsuite>"]
        return lines.joined(separator: "\n")
    }
}

extension TestReport.Case {
    fileprivate func junit(suite: String) -> String {
        let head =
            "    <testcase classname=\"\(xml(suite))\" name=\"\(xml(name))\" file=\"\(xml(location))\""
            + (duration?.junitTime ?? "")
        if pending { return head + ">\n      <skipped/>\n    </testcase>" }
        guard let failure else { return head + "/>" }
        return head + ">\n      <failure>\(xml(failure))</failure>\n    </testcase>"
    }
}

/// The attributes that suites share.
private struct JUnitHead {
    let tests: Int
    let failures: Int
    let skipped: Int
    let duration: Duration?

    var attributes: String {
        let skipped = self.skipped == 0 ? "" : " skipped=\"\(self.skipped)\""
        return "tests=\"\(tests)\" failures=\"\(failures)\"" + skipped + (duration?.junitTime ?? "")
    }
}

extension [Duration] {
    /// The sum; nil if there is none.
    fileprivate var sum: Duration? { isEmpty ? nil : reduce(.zero, +) }
}

extension Duration {
    /// The attribute in seconds, with microseconds: scenarios in memory take less than a millisecond.
    fileprivate var junitTime: String {
        let microseconds = Int((self / .microseconds(1)).rounded())
        let fraction = String(microseconds % 1_000_000)
        let zeros = String(repeating: "0", count: 6 - fraction.count)
        return " time=\"\(microseconds / 1_000_000).\(zeros)\(fraction)\""
    }
}

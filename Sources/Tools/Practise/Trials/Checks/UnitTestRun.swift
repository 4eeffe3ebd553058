import Foundation

/// What a run of tests did, read from the events of the testing library, which are lines of JSON.
package struct UnitTestRun {
    /// The part of an event that is read.
    struct Event: Decodable {
        struct Issue: Decodable {
            struct Place: Decodable {
                /// The module and the name of the file.
                let fileID: String
                let line: Int
            }
            let isKnown: Bool
            let sourceLocation: Place?
        }
        struct Message: Decodable { let text: String }

        /// A test has an event of its own, with its `id` and its title.
        let kind, testID, id, displayName: String?
        let isParameterized: Bool?
        let issue: Issue?
        let messages: [Message]?
    }

    /// The tests that the run started, except those with an empty list of arguments. Suites are among them. They are named
    /// like `MVPTests.VoiceTests/loud(text:)/VoiceTests.swift:3:4`.
    package private(set) var started: [String] = []
    /// The tests that recorded an issue, known or not.
    package private(set) var failed: Set<String> = []
    /// The issues that are not known, so that their tests fail.
    private(set) var issues: [Event] = []
    /// The tests that have not ended.
    private var open: [String] = []
    private var titles: [String: String] = [:]

    /// - Parameter succeeded: Whether the run succeeded. If it did not, and no test recorded an issue, the test that was
    ///   running has failed.
    package init(events: Data, succeeded: Bool) {
        struct Line: Decodable { let payload: Event }
        var withoutCases: Set<String> = []
        for line in events.split(separator: UInt8(ascii: "\n")) {
            guard let event = try? JSONDecoder().decode(Line.self, from: line).payload else {
                continue
            }
            if let id = event.id {
                titles[id] = event.displayName
                if event.isParameterized == true { withoutCases.insert(id) }
            }
            if event.kind == "issueRecorded", event.issue?.isKnown != true { issues.append(event) }
            guard let test = event.testID else { continue }
            switch event.kind {
            case "testStarted":
                started.append(test)
                open.append(test)
            case "testCaseStarted": withoutCases.remove(test)
            case "testEnded": open.removeAll { $0 == test }
            case "issueRecorded": failed.insert(test)
            default: break
            }
        }
        started.removeAll(where: withoutCases.contains)
        if !succeeded, failed.isEmpty, let last = open.last { failed = [last] }
    }

    /// The test that was running when the run was stopped.
    var last: String? { open.last }

    package var passed: Set<String> { Set(started).subtracting(failed) }

    /// The title of a test; its name if it has none.
    package func title(of test: String) -> String { titles[test] ?? Self.name(of: test) }

    /// A test without its module and its place, such as `VoiceTests/loud(text:)`.
    package static func name(of test: String) -> String {
        let parts = test.split(separator: "/")
        let names = parts.count > 2 ? parts.dropLast() : parts[...]
        let name = names.joined(separator: "/")
        return String(
            name[(name.firstIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...])
    }
}

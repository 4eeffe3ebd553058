import Foundation

/// The tests that a run started, except those with an empty list of arguments, and those that recorded an issue, known or
/// not. They are read from the events of the testing library, which are lines of JSON.
package struct UnitTestRun {
    /// Such as `MVPTests.VoiceTests/loud(text:)/VoiceTests.swift:3:4`. Suites are among them.
    package private(set) var started: [String] = []
    package private(set) var failed: Set<String> = []
    private var titles: [String: String] = [:]

    /// - Parameter succeeded: Whether the run succeeded. If it did not, and no test recorded an issue, the test that was
    ///   running has failed.
    package init(events: Data, succeeded: Bool) {
        struct Event: Decodable {
            struct Payload: Decodable {
                let kind, testID, id, displayName: String?
                let isParameterized: Bool?
            }
            let payload: Payload
        }
        var open: [String] = []
        var withoutCases: Set<String> = []
        for line in events.split(separator: UInt8(ascii: "\n")) {
            guard let event = try? JSONDecoder().decode(Event.self, from: line).payload else {
                continue
            }
            if let id = event.id {
                titles[id] = event.displayName
                if event.isParameterized == true { withoutCases.insert(id) }
            }
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

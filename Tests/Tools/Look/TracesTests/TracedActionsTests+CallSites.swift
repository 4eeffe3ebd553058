import ArchitectureList
import CallRecording
import Foundation
import Gherkin
import Scenarios
import Testing
import TestSupport
import Toolchain

@testable import Traces

extension TracedActionsTests {
    @Test(
        "Each call of a scenario is on a line of its caller, which names what an architecture calls",
        .timeLimit(.minutes(10)))
    func callSites() throws {
        let build = try RealTrace.upToDate()
        let folder = ThisPackage.root.appending(path: "scenarios")
        let isNight = ProcessInfo.processInfo.environment["TRIPTYCH_LIVE_WALKS"] != nil
        // All files take over a minute.
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { isNight ? $0.hasSuffix(".feature") : $0 == "feedback.feature" }
            .map { folder.appending(path: $0).path }
        let recordings = try Architecture.all.names.concurrentMap { architecture in
            try files.flatMap { path in
                let scenarios = try RunnableFeature(FeatureFiles.read(path)).scenarios
                return try scenarios.indices.filter { scenarios[$0].isMeant(for: architecture) }
                    .map { try build.record(path: path, index: $0, architecture: architecture) }
            }
        }
        // At once, because each start of the symbolizer takes time, and the architectures share most functions.
        var reader = build.reader()
        let steps = try reader.read(recordings.joined().flatMap(\.steps))
        var sources = Sources()
        let wrong = try Set(steps.flatMap(\.calls).flatMap { try sources.wrongCalls(below: $0) })
        #expect(wrong == [])
    }

    private struct Sources {
        private var files: [String: [Substring]] = [:]
        /// The calls that were looked at: most of them are made in many scenarios.
        private var seen: Set<String> = []

        /// The calls that the sources do not make where they are said to.
        mutating func wrongCalls(below caller: RecordedCall) throws -> [String] {
            var wrong: [String] = []
            for call in caller.calls {
                let text = "\(caller.function) \(call.function) \(call.site.lines)"
                if let place = caller.place, seen.insert(place.text + text).inserted,
                    !(try isSound(call, in: caller, at: place))
                {
                    wrong.append(text)
                }
                wrong += try wrongCalls(below: call)
            }
            return wrong
        }

        private mutating func isSound(
            _ call: RecordedCall, in caller: RecordedCall, at place: SourcePlace
        ) throws -> Bool {
            let lines =
                try files[place.file]
                ?? {
                    let file = ThisPackage.root.appending(path: place.file)
                    return try String(contentsOf: file, encoding: .utf8)
                        .split(separator: "\n", omittingEmptySubsequences: false)
                }()
            files[place.file] = lines
            let inside = place.firstLine...place.lastLine
            return !call.site.lines.isEmpty
                && call.site.lines.allSatisfy { number in
                    let line = lines[number - 1]
                    return (inside.contains(number) || caller.member.hasPrefix("init"))
                        && !declares(call, in: line)
                        && (caller.participant.group != .architecture
                            || names(call).contains { line.contains($0) })
                }
        }

        private func declares(_ call: RecordedCall, in line: Substring) -> Bool {
            let name = call.member.prefix { $0 != "(" && $0 != "." }
            return line.contains("func \(name)(") || line.contains("var \(name):")
                || line.contains(#/^ *init\(/#)
        }

        /// How code calls it: a type is made by its name, or by that of a type that inherits the initializer; a closure has
        /// no name; and the library calls what makes a collection.
        private func names(_ call: RecordedCall) -> [String] {
            if call.member.contains("closure") || call.member.hasPrefix("init") { return ["("] }
            let name = String(call.member.prefix { $0.isLetter || $0.isNumber })
            return name.hasSuffix("Index") ? [".count"] : name == "subscript" ? ["["] : [name]
        }
    }
}

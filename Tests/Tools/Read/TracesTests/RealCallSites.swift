import ArchitectureList
import CallRecording
import Foundation
import Scenarios
import Subprocesses
import TestSupport
import Testing

@testable import Traces

extension TracedActionsTests {
    @Test(
        "Every call of every scenario is on a line that its caller has, and that names it",
        .timeLimit(.minutes(10)))
    func callSites() throws {
        let build = try RealTrace.upToDate()
        let folder = ThisPackage.root.appending(path: "scenarios")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".feature") }.map { folder.appending(path: $0).path }
        let wrong = try Architecture.all.names.concurrentMap { architecture in
            var reader = build.reader()
            var wrong: Set<String> = []
            for path in files {
                let scenarios = try RunnableFeature(FeatureFiles.read(path)).scenarios
                for index in scenarios.indices where scenarios[index].isMeant(for: architecture) {
                    let recording = try build.record(
                        path: path, index: index, architecture: architecture)
                    for call in try reader.read(recording.steps).flatMap(\.calls) {
                        wrong.formUnion(try Self.wrongSites(below: call))
                    }
                }
            }
            return wrong
        }
        for text in wrong.flatMap(\.self).sorted() { print("WRONG", text) }
        #expect(Set(wrong.flatMap(\.self)) == [])
    }

    private static func wrongSites(below caller: RecordedCall) throws -> [String] {
        try caller.calls.flatMap { call in
            let inner = try wrongSites(below: call)
            guard let place = caller.place else { return inner }
            let text = try String(
                contentsOf: ThisPackage.root.appending(path: place.file), encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let word = call.member == "init" || call.member.hasPrefix("init(") ? call.type : call.member
            let name = word.prefix { $0.isLetter || $0.isNumber }
            var found: [String] = []
            if call.site.lines.isEmpty { found.append("\(caller.function) -> \(call.function) [\(call.module)]: no line") }
            for number in call.site.lines {
                let line = lines[number - 1].trimmingCharacters(in: .whitespaces)
                if !line.contains(name) || line.contains("func \(name)") { found.append("\(caller.function) -> \(call.function) [\(call.module)]: \(place.baseName):\(number) \(line)") }
            }
            return found + inner
        }
    }
}

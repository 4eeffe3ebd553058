import Anatomy
import Foundation
import Reporting

struct TraceCommand: Command {
    static let definition = CommandDefinition(name: "trace", summary: "x", operands: "A B C D")
    let o: [String]
    init(_ arguments: Arguments) throws(UsageError) { o = arguments.operands }
    func run(on terminal: Terminal) async throws -> ExitCode {
        let b = RecordingBuild(package: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
        let r = try b.record(path: o[0], line: Int(o[1])!, architecture: o[2])
        let t = try b.trace(r, architecture: o[2], detail: o.count > 4 ? .all : .roles) { $0.text.contains(o[3]) }
        func show(_ c: RecordedCall, _ d: Int) {
            print(String(repeating: "  ", count: d) + c.function + (c.times > 1 ? " ×\(c.times)" : ""), c.isResumed ? "RESUMED" : "", "[\(c.participant.name)]", c.byProtocol ?? "", c.place.map { "\($0.text)-\($0.lastLine)" } ?? "")
            for x in c.calls { show(x, d + 1) }
        }
        for s in t.steps { print(s.text); for c in s.calls { show(c, 1) } ; for m in s.messages { print("   ", m.sender.name, "->", m.receiver.name, m.function, m.byProtocol ?? "") } }
        return .success
    }
}

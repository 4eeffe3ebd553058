import Console
import Testing

@Suite("Progress of long work")
struct TimedProgressTests {
    @Test("Without a terminal there is a line of progress a minute")
    func progress() {
        var progress = TimedProgress(on: Terminal(environment: ["TERM": "dumb"]))
        let lines = (1...600).compactMap { second in
            progress.lineOfMinute(
                "self-test", share: Double(second) / 1200, elapsed: .seconds(second))
        }
        #expect(lines.count == 10)
        #expect(lines.first == "self-test, about 1140 s left")
        #expect(lines.last == "self-test, about 600 s left")
        #expect(progress.lineOfMinute("a", share: 0, elapsed: .seconds(6000)) == "a")
    }
}

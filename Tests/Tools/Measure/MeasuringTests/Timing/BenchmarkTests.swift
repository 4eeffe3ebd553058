import Measuring
import Testing

@Suite("Benchmarks")
@MainActor
struct BenchmarkTests {
    private let book = WorkBook()

    @Test("A benchmark is called by its suite and its name")
    func id() {
        #expect(Benchmark(suite: "app", name: "log in", subjects: []).id == "app: log in")
    }

    @Test("The machine's clock gives the seconds that work takes, and runs it once")
    func systemStopwatch() {
        var count = 0
        #expect(ProcessorStopwatch().seconds { count += 1 } >= 0)
        #expect(count == 1)
    }
}

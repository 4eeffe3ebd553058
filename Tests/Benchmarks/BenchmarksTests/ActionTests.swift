import AppContract
import Apps
import ArchitectureList
import Measuring
import PocketUI
import Testing

@testable import Benchmarks

@Suite("Actions")
@MainActor
struct ActionTests {
    private nonisolated static let canCount = Counter().count {}.releases != nil

    @Test(
        "Two repetitions do more than one, by each app and each observer",
        .enabled(if: canCount, "the machine can't count"))
    func repetitions() throws {
        let counter = Counter()
        let benchmarks = Suites(of: try Architecture.all.apps).benchmarks
        for benchmark in benchmarks where !benchmark.isLong {
            for subject in benchmark.subjects {
                subject.prepare(1)()
                let once = try #require(counter.count(subject.prepare(1)).releases)
                let twice = try #require(counter.count(subject.prepare(2)).releases)
                #expect(twice > once, "\(benchmark.id), \(subject.name)")
            }
        }
        #expect(benchmarks.count > 15)
    }

    @Test("A search finds something with either services", arguments: ServiceKind.allCases)
    func search(services: ServiceKind) throws {
        let app = MeasuredApp(
            Apps.all[0].app, services.services(articles: MeasuredAction.samples(20)))
        try app.logIn()
        try app.person.type("7", into: "Search")
        #expect(try app.person.table().numberOfRows == 2)
    }
}

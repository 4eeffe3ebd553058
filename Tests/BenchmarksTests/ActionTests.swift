import Architectures
import Measuring
import PocketUI
import Testing

@testable import Benchmarks

@Suite("Actions")
@MainActor
struct ActionTests {
    @Test("Everything can be measured", arguments: Footing.allCases)
    func canBeDone(footing: Footing) {
        for benchmark in Suites.benchmarks(of: Architecture.all.namedApps)
        where benchmark.suite == footing.rawValue {
            for subject in benchmark.subjects { subject.prepare(2)() }
        }
    }

    @Test("Observing can be measured")
    func observation() {
        for benchmark in Suites.benchmarks(of: []) where benchmark.suite == "observation" {
            for subject in benchmark.subjects { subject.prepare(3)() }
        }
    }

    @Test("Each has a name of its own")
    func names() {
        let benchmarks = Suites.benchmarks(of: [])
        #expect(Set(benchmarks.map(\.id)).count == benchmarks.count)
    }

    @Test("MVC is the reference, and its duplicate comes next")
    func reference() throws {
        let apps = Architecture.all.namedApps
        for benchmark in Suites.benchmarks(of: apps) where benchmark.suite != "observation" {
            #expect(
                benchmark.subjects.map(\.name) == ["MVC", "duplicate", "MVP", "MVVM", "VIPER"])
        }
    }

    @Test("One who is in a hurry leaves out what takes long, and nothing else")
    func quick() {
        let all = Suites.benchmarks(of: []).map(\.id)
        let quick = Suites.benchmarks(of: [], quick: true).map(\.id)
        #expect(
            all.filter { !quick.contains($0) } == [
                "in-memory backend: load 10000 rows", "ready values: load 10000 rows",
            ])
    }

    @Test("A stage is where the person left it", arguments: Architecture.all, Footing.allCases)
    func stage(architecture: Architecture, footing: Footing) throws {
        let stage = Stage(
            architecture.app, on: footing, articles: Action.samples(3), pageSize: 5)
        try stage.logIn()
        #expect(try stage.person.table().numberOfRows == 3)
        stage.setArticles(Action.samples(5))
        try stage.person.pullToRefresh()
        #expect(try stage.person.table().numberOfRows == 5)
    }

    @Test("A search finds something on either footing", arguments: Footing.allCases)
    func search(footing: Footing) throws {
        let stage = Stage(
            Architecture.all[0].app, on: footing, articles: Action.samples(20), pageSize: 20)
        try stage.logIn()
        try stage.person.type("7", into: "Search")
        #expect(try stage.person.table().numberOfRows == 2)
    }
}

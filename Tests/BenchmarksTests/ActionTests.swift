import Architectures
import Measuring
import PocketUI
import Testing

@testable import Benchmarks

@Suite("Actions")
@MainActor
struct ActionTests {
    @Test("Each can be carried out on every architecture", arguments: Architecture.allCases)
    func canBeDone(architecture: Architecture) {
        for action in Action.suite {
            action.subject(architecture.rawValue, app: architecture.app).prepare(2)()
        }
    }

    @Test("Each has a name of its own")
    func names() {
        #expect(Set(Action.suite.map(\.name)).count == Action.suite.count)
    }

    @Test("The first architecture is the reference")
    func reference() throws {
        let action = try #require(Action.suite.first)
        let benchmark = action.benchmark(of: Architecture.allCases.map(\.namedApp))
        #expect(benchmark.name == action.name)
        #expect(benchmark.subjects.map(\.name) == ["MVP", "MVVM", "VIPER"])
    }

    @Test("A stage is where the person left it", arguments: Architecture.allCases)
    func stage(architecture: Architecture) throws {
        let stage = Stage(architecture.app, articles: 3)
        try stage.logIn()
        #expect(try stage.person.table().numberOfRows == 3)
    }
}

import AppContract
import Apps
import ArchitectureList
import Exploration
import Foundation
import Loopback
import Scenarios

/// An order of `explore` for a process, which answers with a `Walk`.
struct ExploreOrder: Codable, Sendable {
    enum Task: Codable, Sendable {
        /// Takes a random walk. If the walk is known to end the process, each step is noted before it is done.
        case walk(Int, notesSteps: Bool)
        /// Does these steps.
        case replay([String])
    }

    let architectures: [String]
    /// How each architecture reaches its server.
    let backends: [BackendChoice]
    let seed: UInt64
    /// The kinds of steps that walks leave out.
    let without: [Move.Kind]
    /// The task. It is set again for each order that is sent.
    var task = Task.replay([])

    /// Each step is noted on a line of the errors that begins with this.
    private static let mark = "step: "

    /// The steps that were noted in the errors of a process.
    static func steps(in errors: String) -> [String] {
        errors.split(separator: "\n").filter { $0.hasPrefix(mark) }
            .map { String($0.dropFirst(mark.count)) }
    }

    /// The apps that walk, each in every way to reach its server.
    @MainActor
    func walkers() throws -> [Walker] {
        let apps = try Architecture.known.filter { architectures.contains($0.name) }.apps
        return try backends.flatMap { backend in
            // Compared with HTTP, a server in memory must not answer before the app has sent all its requests.
            let transport: ScenarioRunner.Transport? =
                backend == .memory && backends.count > 1
                ? DeferredBackend.init(reaching:) : try backend.makeTransport()
            return apps.map { app in
                let name = backends.count == 1 ? app.name : "\(app.name) (\(backend))"
                return Walker(app, name: name, transport: transport)
            }
        }
    }

    @MainActor
    func answer(by explorer: Explorer) async -> Walk {
        switch task {
        case .walk(let number, let notesSteps):
            await explorer.walk(number, seed: seed) { step in
                if notesSteps {
                    try? FileHandle.standardError.write(
                        contentsOf: Data("\(Self.mark)\(step)\n".utf8))
                }
            }
        case .replay(let steps): Walk(found: await explorer.replay(steps))
        }
    }
}

import Apps
import ArchitectureList
import Measuring
import PocketUI
import Services
import Testing

@testable import Benchmarks

private let canCount = Counter().count {}.allocations != nil

/// The number of rows already shown does not change what an action allocates.
@Suite("Allocations", .enabled(if: canCount, "the machine can't count"))
@MainActor
struct AllocationTests {
    /// What one action allocates, with so many rows shown before it.
    private func allocations(
        _ architecture: Architecture, rows: Int, action: (MeasuredApp) throws -> Void
    ) throws -> Int {
        let app = MeasuredApp(
            try architecture.app,
            ServiceKind.readyValues.services(articles: MeasuredAction.samples(rows)))
        try app.logIn()
        var failure: (any Error)?
        func act() {
            do {
                try action(app)
                app.look()
            } catch {
                failure = error
            }
        }
        // Warm-up.
        act()
        let counts = Counter().count(act)
        if let failure { throw failure }
        return try #require(counts.allocations)
    }

    @Test("To look at a long table allocates as with a short one", arguments: Architecture.all)
    func look(architecture: Architecture) throws {
        let few = try allocations(architecture, rows: 100) { _ in }
        #expect(try allocations(architecture, rows: 10_000) { _ in } == few)
    }

    @Test("To send feedback allocates the same", arguments: Architecture.all)
    func feedback(architecture: Architecture) throws {
        func send(_ app: MeasuredApp) throws {
            try app.person.type("Well done.", into: "Feedback")
            try app.person.tap("Send")
        }
        let few = try allocations(architecture, rows: 100, action: send)
        #expect(try allocations(architecture, rows: 10_000, action: send) == few)
    }
}

import AppContract
import Apps
import ArchitectureList
import Foundation
import Gherkin
import Measuring
import PocketUI
import Services
import Testing

@testable import Scenarios

/// What reflection can't see: none of these holds a screen, or is held by one.
enum SeededLeak: String, CaseIterable, Codable {
    case closures, task, observer
}

/// Each runs in a process of its own: blocks are counted on all threads.
@Suite(
    "Blocks that scenarios leave on the heap",
    .enabled(if: HeapBlocks.obstacle == nil, "they can't be counted here"))
struct HeapBlockTests {
    @Test(
        "A leak that reflection can't see is found", arguments: Architecture.all.names,
        SeededLeak.allCases)
    func leak(architecture: String, leak: SeededLeak) async {
        await #expect(processExitsWith: .exitCode(7)) {
            [architecture = architecture as String, leak = leak as SeededLeak] in
            let outcome = await LeakyApp.outcome(with: leak, in: architecture)
            let isSeen = outcome.explanation?.contains("that reflection can't see") == true
            exit(isSeen ? 7 : 1)
        }
    }

    @Test("Without it there is none", arguments: Architecture.all.names)
    func none(architecture: String) async {
        await #expect(processExitsWith: .exitCode(7)) { [architecture = architecture as String] in
            let outcome = await LeakyApp.outcome(with: nil, in: architecture)
            exit(outcome == .passed ? 7 : 1)
        }
    }
}

/// An app that leaves something behind whenever a link is opened.
@MainActor
private final class LeakyApp: App {
    private static var leak: SeededLeak?
    private static var original: any App.Type = Apps.all[0].app
    private static var observers: [(String) -> Void] = []

    private let app: any App

    init(services: AppServices, window: Window) {
        app = Self.original.init(services: services, window: window)
    }

    static func outcome(with leak: SeededLeak?, in architecture: String) async -> ScenarioOutcome {
        Self.leak = leak
        Self.original = Apps.all.first { $0.name == architecture }?.app ?? original
        let opening = ScenarioTests.scenarios.first {
            $0.scenario.steps.contains { $0.text.hasPrefix("I open the link") }
        }
        guard let opening else { return .pending }
        return await ScenarioRunner(app: LeakyApp.self, countsBlocks: true).run(opening)
    }

    func launch() { app.launch() }

    func open(_ link: String) {
        app.open(link)
        switch Self.leak {
        case .closures:
            var first: () -> Void = {}
            let second = { first() }
            first = second
        case .task:
            Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
        case .observer: Self.observers.append { [weak app] _ in _ = app }
        case nil: break
        }
    }
}

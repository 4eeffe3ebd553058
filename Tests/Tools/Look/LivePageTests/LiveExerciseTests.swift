import Foundation
import Testing
import Toolchain

@testable import LivePage

@Suite("The exercise on the page")
struct LiveExerciseTests {
    @Test("It is shown while it is checked")
    func showDuringCheck() async throws {
        let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: place) }
        // The check waits until the exercise has been shown, but not for ever.
        let scripts = [
            "check": "for i in $(seq 100); do [ -e '\(place)' ] && exit; sleep 0.1; done; exit 1",
            "show": "touch '\(place)'",
        ]
        let exercise = LiveExercise { Subprocess(["sh", "-c", scripts[$0] ?? ""]) }
        async let check = exercise.answer(to: .check)
        async let show = exercise.answer(to: .show)
        #expect(try await check.succeeded)
        #expect(try await show.succeeded)
    }
}

import ArchitectureRules
import Testing

@testable import Traces

@Suite("Participants")
struct ParticipantTests {
    @Test(
        "The colour is that of the role or, without a role, what the name tells",
        arguments: [
            ("LoginPresenter", .content), ("AppCoordinator", .navigation),
            ("BaseViewInput", .contracts), ("Activity", nil),
        ] as [(String, Concern?)])
    func colour(name: String, concern: Concern?) {
        #expect(Participant(name).colour == concern)
        #expect(Participant(name, group: .toolkit).colour == nil)
    }
}

import AppContract
import Scenarios

extension RunnableScenario {
    /// Whether nothing fails, as far as its steps say: the server answers every request at once and with
    /// success, and no toast reports a problem.
    var goesWell: Bool {
        !phrases.contains { phrase in Self.troubles.contains(where: phrase.hasPrefix) }
            && scenario.steps.map(\.text).filter { $0.hasPrefix("I see the toast ") }
                .allSatisfy { $0.contains(Texts.feedbackSent) }
    }

    /// The name, and where it stands.
    var title: String { "\"\(scenario.name)\" (\(place))" }

    /// The beginnings of the phrases that make something fail or wait.
    private static let troubles = [
        "the server is offline", "the next answer ", "the answer after the next ",
        "my session expires", "the server holds its answers",
    ]
}

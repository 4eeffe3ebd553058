import Measuring
import PocketUI

/// A kind of step that a walk can take.
package struct Move {
    /// How often it is chosen, relative to the others.
    let weight: Int
    /// Makes the text of a step; nil if it is impossible now.
    let step: (Situation, inout SeededGenerator) -> String?

    init(
        _ weight: Int, _ step: @escaping (Situation, inout SeededGenerator) -> String?
    ) {
        self.weight = weight
        self.step = step
    }

    /// A step that is always possible.
    init(_ weight: Int, _ text: String) {
        self.init(weight) { _, _ in text }
    }
}

extension Move {
    /// The kinds of steps that a walk can leave out.
    package enum Kind: String, CaseIterable, Codable, Sendable {
        case links, server, failures, data

        fileprivate var moves: [Move] {
            switch self {
            case .links: .links
            case .server: .server
            case .failures: .failures
            case .data: .data
            }
        }
    }
}

extension [Move] {
    /// All steps of a walk, without these kinds.
    static func all(without kinds: [Move.Kind] = []) -> [Move] {
        person + Move.Kind.allCases.filter { !kinds.contains($0) }.flatMap(\.moves)
    }

    /// Chooses the next step.
    func step(in situation: Situation, using generator: inout SeededGenerator) -> String {
        while true {
            var rest = Int.random(in: 0..<map(\.weight).reduce(0, +), using: &generator)
            guard
                let move = first(where: { move in
                    rest -= move.weight
                    return rest < 0
                })
            else { continue }
            if let text = move.step(situation, &generator) { return text }
        }
    }
}

extension [Move] {
    /// The steps of the person. Logging in takes several steps in the right order, so it is one move of its own, or walks
    /// would rarely leave the first screen.
    private static let person = [
        Move(100) { situation, generator in
            guard situation.canLogIn else { return nil }
            return "I am logged in as \"\(Bool.random(using: &generator) ? "ada" : "alan")\""
        },
        Move(60) { situation, generator in
            guard let field = situation.fields.randomElement(using: &generator) else { return nil }
            // Mostly fill empty fields, because otherwise the texts would grow and grow.
            if !field.text.isEmpty, Int.random(in: 0..<3, using: &generator) > 0 { return nil }
            let text = TypedText.random(for: field.name, using: &generator)
            return "I type \"\(text)\" into \"\(field.name)\""
        },
        Move(30) { situation, generator in
            let filled = situation.fields.filter { !$0.text.isEmpty }
            return filled.randomElement(using: &generator).map { "I clear \"\($0.name)\"" }
        },
        Move(60) { situation, generator in
            // Logging out is rarer than the rest, or walks would not get far.
            let buttons = situation.buttons(enabled: true).filter {
                $0 != "Log out" || Int.random(in: 0..<8, using: &generator) == 0
            }
            return buttons.randomElement(using: &generator).map { "I tap \"\($0)\"" }
        },
        Move(5) { situation, generator in
            situation.buttons(enabled: false).randomElement(using: &generator)
                .map { "I try to tap \"\($0)\"" }
        },
        Move(25) { situation, generator in
            guard let count = situation.rowCount, count > 0 else { return nil }
            return "I select row \(Int.random(in: 1...count, using: &generator))"
        },
        Move(20) { situation, _ in situation.rowCount == nil ? nil : "I pull to refresh" },
        Move(20) { situation, _ in situation.rowCount == nil ? nil : "I scroll to the end" },
        Move(30) { situation, _ in situation.screen.screens.count > 1 ? "I go back" : nil },
    ]

    fileprivate static let links = [
        Move(8) { _, generator in
            let links = [
                "news", "article/1", "article/2", "article/30", "article/new-1", "article/999",
                "article/", "article/1/2", "article/ä", "nothing", "", "NEWS",
            ]
            return links.randomElement(using: &generator)
                .map { "I open the link \"triptych://\($0)\"" }
        },
        Move(1, #"I open the link "https://example.org""#),
    ]

    fileprivate static let server = [
        Move(10) { situation, _ in situation.isHolding ? nil : "the server holds its answers" },
        Move(6) { situation, _ in situation.isHolding ? "the server answers at once" : nil },
        Move(40) { situation, generator in
            let count = situation.requestsOnHold
            guard count > 0 else { return nil }
            let number = Int.random(in: 1...count, using: &generator)
            return number == 1 ? "the server answers" : "the server answers request \(number)"
        },
        Move(6) { situation, _ in
            situation.requestsOnHold > 0 ? "the server answers everything" : nil
        },
        Move(3) { situation, _ in situation.isOffline ? nil : "the server is offline" },
        Move(30) { situation, _ in situation.isOffline ? "the server is back online" : nil },
    ]

    fileprivate static let failures = [
        Move(5) { _, generator in
            let status =
                [204, 302, 400, 401, 401, 404, 429, 500, 503]
                .randomElement(using: &generator) ?? 500
            return "the next answer is \(status)"
        },
        Move(2, "the answer after the next is 401"),
        Move(2, "the next answer times out"),
        Move(2, "the next answer is unreadable"),
        Move(2, "my session expires"),
    ]

    fileprivate static let data = [
        Move(3) { _, generator in
            "\(Int.random(in: 1...3, using: &generator)) new articles are published"
        },
        Move(3) { _, generator in
            let counts = [1, 2, 3, 5, 19, 20, 21, 40, 41, 45]
            return "the server has \(counts.randomElement(using: &generator) ?? 1) articles"
        },
        Move(1, "the server has no articles"),
        Move(2, "29 minutes pass"),
        Move(2, "1 minute passes"),
        Move(1, "3 days pass"),
        Move(1, "the app is launched"),
    ]
}

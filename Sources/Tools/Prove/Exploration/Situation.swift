import InMemoryServer
import PocketUI
import Scenarios

/// The state from which a walk chooses its next step.
struct Situation {
    let screen: Snapshot
    let isHolding: Bool
    let isOffline: Bool
    /// The number of held requests that the app still waits for.
    let requestsOnHold: Int
    let failuresToCome: Int

    init(of world: World, showing screen: Snapshot) {
        self.screen = screen
        isHolding = world.backend.isHolding
        isOffline = world.backend.isOffline
        requestsOnHold = world.backend.callsUnderWay
        failuresToCome = world.backend.failuresToCome
    }

    /// Whether `I am logged in as` will succeed, unless the account is locked.
    var canLogIn: Bool {
        screen.screens == ["Log in"] && !isOffline && failuresToCome == 0
            && fields.count == 2 && fields.allSatisfy(\.text.isEmpty)
    }

    /// The fields that can be typed into, with their texts.
    var fields: [(name: String, text: String)] {
        screen.elements.compactMap { element in
            if case .field(let name, let text, true) = element { (name, text) } else { nil }
        }
    }

    /// The number of rows of the table; nil without a table.
    var rowCount: Int? {
        screen.elements.lazy.compactMap { element in
            if case .table(let count, _, _) = element { count } else { nil }
        }.first
    }

    /// The titles of the visible buttons that are enabled, or of those that are disabled.
    func buttons(enabled: Bool) -> [String] {
        screen.elements.compactMap { element in
            if case .button(let title, enabled) = element { title } else { nil }
        }
    }
}

extension Situation {
    /// The screen without the texts of its elements, and with only the magnitude of its numbers. A walk counts screens
    /// of the same shape only once.
    var shape: String {
        let parts = screen.elements.map { element in
            switch element {
            case .label(let text): text.isEmpty ? "_" : "l"
            case .field(_, let text, let isEnabled): (text.isEmpty ? "e" : "f") + mark(isEnabled)
            case .button(_, let isEnabled): "b" + mark(isEnabled)
            case .table(let count, let first, _): "t\(magnitude(count)).\(magnitude(first))"
            }
        }
        return [
            screen.screens.joined(separator: ">"), parts.joined(), screen.toast ?? "",
            screen.isLoading ? "loading" : "", "\(min(requestsOnHold, 3))",
        ].joined(separator: "|")
    }

    private func mark(_ isEnabled: Bool) -> String { isEnabled ? "+" : "-" }

    private func magnitude(_ count: Int) -> Int {
        switch count {
        case 0...1: count
        case ...20: 2
        case ...40: 3
        default: 4
        }
    }
}

import Foundation

/// Something that happens to the app from outside. The actions since launch decide what the screen shows, so
/// replaying them leads another architecture to the same screen.
enum Action: Equatable, Sendable {
    // MARK: The person

    case type(String, into: String)
    case deleteLast(in: String)
    case clear(String)
    case tap(String)
    /// Rows are counted from 0.
    case selectRow(Int)
    case scroll(toRow: Int)
    case scrollToEnd
    case pullToRefresh
    case goBack
    case dismissToast
    case open(link: String)

    // MARK: The server

    /// From now on answers are held back, or given at once.
    case setHolding(Bool)
    /// Gives the oldest answer on hold.
    case giveAnswer
    case setOffline(Bool)
    case failNextAnswer
    case publish(Int)
    case expireSessions

    /// The action in a few words. What was typed is left out, since it may be a password.
    var title: String {
        switch self {
        case .type(_, let field): "type into \"\(field)\""
        case .deleteLast(let field): "delete in \"\(field)\""
        case .clear(let field): "clear \"\(field)\""
        case .tap(let button): "tap \"\(button)\""
        case .selectRow(let row): "select row \(row + 1)"
        case .scroll(let row): "scroll to row \(row + 1)"
        case .scrollToEnd: "scroll to the end"
        case .pullToRefresh: "pull to refresh"
        case .goBack: "go back"
        case .dismissToast: "the toast goes"
        case .open: "open a link"
        case .setHolding(let isHolding): isHolding ? "slow server" : "fast server"
        case .giveAnswer: "an answer arrives"
        case .setOffline(let isOffline): isOffline ? "go offline" : "go online"
        case .failNextAnswer: "next answer fails"
        case .publish: "new articles"
        case .expireSessions: "session ends"
        }
    }
}

/// An action with its time, for replays.
struct TimedAction: Equatable, Sendable {
    let action: Action
    /// Seconds since the launch.
    let time: TimeInterval
}

/// Observes how the app responds to actions.
package struct ActionObserver {
    /// Called before an action.
    let willPerform: () -> Void
    /// Called when the app has done all it does at once. Returns lines to show beside the app.
    let didPerform: () -> [String]

    package init(willPerform: @escaping () -> Void, didPerform: @escaping () -> [String]) {
        self.willPerform = willPerform
        self.didPerform = didPerform
    }
}

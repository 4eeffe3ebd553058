import InMemoryServer
import PocketUI

/// Everything that is drawn.
struct PlayState: Equatable, Sendable {
    /// The name of the architecture.
    var appName = ""
    var snapshot: Snapshot
    var focus: Focus?
    var server = ServerState()
    /// A message about the last key.
    var notice: String?
    /// What has been typed of a link; nil if none is asked for.
    var prompt: String?
    /// Whether the list of keys covers the screen.
    var showsKeys = false
    /// Drawn beside the screen where the terminal is wide enough.
    var calls: CallList?
}

/// The calls that one action led to.
struct CallList: Equatable, Sendable {
    private static let scrollStep = 10

    /// The architecture and the action.
    let title: String
    let lines: [String]
    /// The first line in sight, counted from 0.
    private(set) var firstLine = 0

    init(title: String, lines: [String]) {
        self.title = title
        self.lines = lines
    }

    mutating func scroll(pages: Int) {
        let line = firstLine + pages * Self.scrollStep
        if lines.indices.contains(line) { firstLine = line }
    }
}

/// What a player is told about the server.
struct ServerState: Equatable, Sendable {
    var isSlow = false
    var isOffline = false
    /// How many of the next answers will fail.
    var failuresToCome = 0
    var callsUnderWay = 0
    var callsReceived = 0
    var callsCancelled = 0

    /// The state in one line.
    var text: String {
        var parts = [isOffline ? "offline" : isSlow ? "slow" : "fast"]
        if failuresToCome == 1 { parts.append("next answer 500") }
        if failuresToCome > 1 { parts.append("next \(failuresToCome) answers 500") }
        parts.append("\(callsReceived) \(callsReceived == 1 ? "call" : "calls")")
        if callsCancelled > 0 { parts.append("\(callsCancelled) cancelled") }
        if callsUnderWay > 0 { parts.append("\(callsUnderWay) under way") }
        return "Server: " + parts.joined(separator: ", ")
    }
}

extension InMemoryBackend {
    var state: ServerState {
        let counts = counts
        return ServerState(
            isSlow: isHolding, isOffline: isOffline, failuresToCome: failuresToCome,
            callsUnderWay: callsUnderWay, callsReceived: counts.received,
            callsCancelled: counts.cancelled)
    }
}

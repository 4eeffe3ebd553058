import InMemoryServer
import Services

/// What a player is told of the server.
struct ServerState: Equatable, Sendable {
    var isSlow = false
    var isOffline = false
    /// How many answers to come will go wrong.
    var failuresToCome = 0
    var callsUnderWay = 0
    var callsReceived = 0
    var callsCancelled = 0

    /// The state in one line.
    var text: String {
        var parts = [isOffline ? "offline" : isSlow ? "slow" : "at once"]
        if failuresToCome == 1 { parts.append("next answer 500") }
        if failuresToCome > 1 { parts.append("next \(failuresToCome) answers 500") }
        parts.append("\(callsReceived) asked")
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

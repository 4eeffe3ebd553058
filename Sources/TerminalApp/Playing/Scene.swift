import PocketUI

/// All that is to be drawn.
struct Scene: Equatable, Sendable {
    /// The architecture at work.
    var appName = ""
    var snapshot: Snapshot
    var focus: Focus?
    var server = ServerState()
    /// What the player is told of their last key.
    var notice: String?
    /// What has been typed of a link; nil if none is asked for.
    var prompt: String?
    /// Whether the list of keys stands in place of the screen.
    var showsKeys = false
    /// Lines to stand beside the screen where the terminal is wide enough.
    var beside: [String] = []
}

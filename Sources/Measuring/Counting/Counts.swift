/// What an action asks of the heap and of the runtime. What can't be counted here is nil.
public struct Counts: Equatable, Codable, Sendable {
    /// Blocks asked for.
    public let allocations: Int?
    /// Bytes asked for.
    public let bytes: Int?
    /// Blocks that are there afterwards and were not before.
    public let blocksLeft: Int?
    /// Strong references taken.
    public let retains: Int?
    /// Strong references let go.
    public let releases: Int?
    /// Instructions carried out.
    public let instructions: Int?

    /// Takes what was counted.
    public init(
        allocations: Int?, bytes: Int?, blocksLeft: Int?, retains: Int?, releases: Int?,
        instructions: Int?
    ) {
        self.allocations = allocations
        self.bytes = bytes
        self.blocksLeft = blocksLeft
        self.retains = retains
        self.releases = releases
        self.instructions = instructions
    }
}

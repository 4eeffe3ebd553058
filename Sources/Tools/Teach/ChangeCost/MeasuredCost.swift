/// What only a build and a run can tell of a change.
package struct MeasuredCost: Codable, Equatable, Sendable {
    /// The seconds that it takes to build again after the change.
    package let buildSeconds: Double
    /// How the counts of a whole session change; empty if nothing could be counted.
    package let counts: [CountDifference]

    package struct CountDifference: Codable, Equatable, Sendable {
        /// Such as `allocations`.
        package let kind: String
        package let before: Int
        package let after: Int

        package init(kind: String, before: Int, after: Int) {
            self.kind = kind
            self.before = before
            self.after = after
        }
    }

    package init(buildSeconds: Double, counts: [CountDifference]) {
        self.buildSeconds = buildSeconds
        self.counts = counts
    }
}

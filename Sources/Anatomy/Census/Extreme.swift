/// What has the most of something, such as the longest function.
package struct Extreme: Codable, Equatable, Sendable {
    /// What it is called.
    package let name: String
    /// How much it has.
    package let figure: Int

    /// Describes one.
    package init(name: String, figure: Int) {
        self.name = name
        self.figure = figure
    }

    /// The one that has the most; of several, the first by name.
    static func greatest(_ candidates: [Extreme]) -> Extreme? {
        candidates.min { ($1.figure, $0.name) < ($0.figure, $1.name) }
    }
}

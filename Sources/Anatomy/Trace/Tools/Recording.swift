/// What a scenario did in a build that records calls: the functions entered in each step, as places in the
/// program.
package struct Recording: Codable, Sendable {
    /// The functions entered in one step, in order.
    package struct Step: Codable, Sendable {
        /// The step as written, without its keyword.
        package let text: String
        /// The line it stands on.
        package let line: Int
        /// Where in the program each function entered stands, from where the program was loaded.
        package let offsets: [UInt64]
        /// For each function entered, which one it was entered from; if none, a number below 0, another one
        /// for each thread.
        package let callers: [Int]
        /// How many more functions were entered than were kept.
        package let lost: Int

        /// Makes the record of a step.
        package init(text: String, line: Int, offsets: [UInt64], callers: [Int], lost: Int = 0) {
            self.text = text
            self.line = line
            self.offsets = offsets
            self.callers = callers
            self.lost = lost
        }
    }

    /// The steps that were run.
    package let steps: [Step]
    /// Why the scenario did not pass; nil if it did.
    package let failure: String?

    /// Makes the record of a scenario.
    package init(steps: [Step], failure: String?) {
        self.steps = steps
        self.failure = failure
    }
}

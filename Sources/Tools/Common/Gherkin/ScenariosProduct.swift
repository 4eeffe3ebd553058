import Foundation

/// The program `scenarios`, as other programs of this package build and start it. It contains the apps, and they don't, so it
/// does all that runs them.
package enum ScenariosProduct {
    /// The name of the product for the package manager.
    package static let name = "scenarios"

    /// What a process of it does. The words after the name of the task follow in brackets.
    package enum Task: String, Sendable {
        /// Answers with the results of the scenarios of a file or a folder [architecture, path]. It names each scenario
        /// before it runs it.
        case results
        /// Prints the places where the sources break the rules, as JSON [architecture].
        case structure
        /// Answers with the calls in each step of a scenario [architecture, path, index in the file].
        case record
        /// Answers with what random walks beside another architecture have found [architecture, steps, seed].
        case compare
        /// Answers each order of `scenarios explore` with a walk.
        case walk
        /// Answers each order of `live` [architecture].
        case replay
    }

    /// The words that have a build of the program carry out a task.
    package static func words(_ program: URL, _ task: Task, _ operands: [String] = []) -> [String] {
        [program.path, "worker", task.rawValue] + operands
    }
}

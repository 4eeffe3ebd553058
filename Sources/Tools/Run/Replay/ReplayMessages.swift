import CallRecording
import InMemoryServer
import PocketUI

/// The order to a worker, as a line of JSON: launch the app anew, and take it to a sentence.
package struct ReplayOrder: Codable, Sendable {
    package enum Purpose: Codable, Equatable, Sendable {
        /// To show the screen, and to count.
        case screen
        /// To record the calls of the last sentence, in a build that can.
        case calls
        /// The same, with the screen in the middle of them.
        case moments
        /// To find where parts of the screen have changed last, and to record the calls of all sentences.
        case lastChanges(of: [ScreenPart])
        /// To record the calls of all sentences, and what happens to requests in each.
        case requests
    }

    let script: Script
    /// How many of the sentences are carried out.
    let count: Int
    let purpose: Purpose

    package init(_ script: Script, upTo count: Int, for purpose: Purpose) {
        self.script = script
        self.count = count
        self.purpose = purpose
    }
}

/// The answer of a worker, as a line of JSON. What is nil is left out.
package struct ReplayAnswer: Codable, Sendable {
    /// Why a sentence is not a step, or could not be carried out.
    package struct Failure: Error, Codable, Equatable {
        /// The sentence, counted from 0.
        package let index: Int
        package let text: String
    }

    /// The screen when a function was entered, as far as it was not the same before.
    package struct Moment: Codable, Sendable {
        /// The function's place in the recording.
        package let entry: Int
        package internal(set) var screen: Snapshot
    }

    /// The screen at the end, or at the sentence that failed; nil if the app is not launched yet.
    package internal(set) var screen: Snapshot?
    /// What they saw before the last sentence; nil if the app was not launched yet.
    package internal(set) var before: Snapshot?
    package internal(set) var failure: Failure?
    /// The requests on hold, oldest first.
    package internal(set) var held: [String] = []
    /// What happened to requests in the last sentence.
    package internal(set) var events: [RequestEvent] = []
    /// What outlived its screen, also after the app was closed at the end.
    package internal(set) var leaks: [String] = []
    /// What the last sentence takes; nil where it can't be counted.
    package internal(set) var allocations: Int?
    package internal(set) var retainsAndReleases: Int?
    /// Whether the services' work is among the counts.
    package internal(set) var countsServices = false
    package internal(set) var calls: Recording.Step?
    package internal(set) var moments: [Moment]?
    /// Of each part that is asked about; nil for one that is not on the screen.
    package internal(set) var lastChanges: [LastChange?] = []
    /// All of them, if requests or changes are asked for.
    package internal(set) var sentences: [Sentence] = []

    /// What ran in a sentence, and what happened to requests.
    package struct Sentence: Codable, Sendable {
        package let calls: Recording.Step
        package let events: [RequestEvent]
    }
}

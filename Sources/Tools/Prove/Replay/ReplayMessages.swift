import CallRecording
import InMemoryServer
import PocketUI

/// The order to a worker, as a line of JSON: launch the app anew, and take it to a sentence.
package struct ReplayOrder: Codable, Sendable {
    package enum Purpose: Codable, Equatable, Sendable {
        /// To show the screen.
        case screen
        /// To record the calls of the last sentence, in a build that can.
        case calls
        /// To record the calls of the last sentence, and the changes of the screen during them.
        case moments
        /// To find where parts of the screen have changed last, and to record the calls of all sentences.
        case lastChanges(of: [ScreenPart])
        /// To record the calls of all sentences, and what happens to requests in each.
        case requests

        /// Whether it needs the recordings of all sentences, and not only of the last one.
        var isOfAllSentences: Bool {
            switch self {
            case .screen, .calls, .moments: false
            case .lastChanges, .requests: true
            }
        }
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

/// The answer of a worker, as a line of JSON without values that are nil.
package struct ReplayAnswer: Codable, Sendable {
    /// The reason why a sentence is not a step, or could not be carried out.
    package struct Failure: Error, Codable, Equatable {
        /// The sentence, counted from 0.
        package let index: Int
        package let text: String
    }

    /// The screen when a function was entered, if it differed from the moment before.
    package struct Moment: Codable, Sendable {
        /// The function's place in the recording.
        package let entry: Int
        package internal(set) var screen: Snapshot
    }

    /// The screen at the end, or at the sentence that failed; nil if the app is not launched yet.
    package internal(set) var screen: Snapshot?
    /// The screen before the last sentence; nil if the app was not launched yet.
    package internal(set) var before: Snapshot?
    package internal(set) var failure: Failure?
    /// The held requests, oldest first.
    package internal(set) var held: [String] = []
    /// The events of requests in the last sentence.
    package internal(set) var events: [RequestEvent] = []
    /// The objects that outlived their screens or the app. The app is closed at the end, to find these.
    package internal(set) var leaks: [String] = []
    package internal(set) var calls: Recording.Step?
    package internal(set) var moments: [Moment]?
    /// The last change of each part in the order; nil for a part that is not on the screen.
    package internal(set) var lastChanges: [LastChange?] = []
    /// All sentences, if the order asks for requests or changes.
    package internal(set) var sentences: [Sentence] = []

    /// Forgets what ran in the last sentence, because the one that was asked about has run nothing.
    mutating func forgetLastSentence() {
        (before, events, calls, moments) = (nil, [], nil, nil)
    }

    /// The calls of a sentence, if they are needed for an answer, and the events of requests.
    package struct Sentence: Codable, Sendable {
        package let calls: Recording.Step
        package let events: [RequestEvent]
    }
}

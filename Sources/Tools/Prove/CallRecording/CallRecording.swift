import CallRecorder

/// Records the functions that are entered in this process, if it was built to report them.
package enum CallRecording {
    package static var isAvailable: Bool { CallRecorderIsAvailable() }

    /// - Parameter observer: Called for each function that is entered on this thread, before its code runs, with its index
    ///   in the recording.
    package static func start(observer: (@convention(c) (Int64) -> Void)? = nil) {
        CallRecorderStart(observer)
    }

    package static func stop() {
        CallRecorderStop()
    }

    /// The functions that were entered between the last start and the last stop.
    package static func step(text: String = "") -> Recording.Step { recorded.step(text: text) }

    /// The same, as the recorder has it, which is copied at once.
    package static var recorded: RecordedCalls {
        let recorded = CallRecorderRecorded()
        return RecordedCalls(
            entries: Array(UnsafeBufferPointer(start: recorded.first, count: recorded.count)),
            lost: recorded.lost)
    }
}

/// The functions that were entered during one recording.
package struct RecordedCalls {
    fileprivate let entries: [CallRecorderEntry]
    fileprivate let lost: Int

    package func step(text: String = "") -> Recording.Step {
        Recording.Step(
            text: text, offsets: entries.map(\.offset),
            callers: entries.map { Int($0.caller) }, sites: entries.map(\.site), lost: lost)
    }
}

/// What a scenario did in a build that records calls: the functions entered in each step, as places in the
/// program.
package struct Recording: Codable, Sendable {
    /// The functions entered in one step, in order.
    package struct Step: Codable, Sendable {
        /// The step as written, without its keyword.
        package let text: String
        /// The offset of each function entered, from the load address of the program.
        package let offsets: [UInt64]
        /// For each function entered, the index of its caller; if there is none, a negative number that
        /// identifies the thread.
        package let callers: [Int]
        /// For each function entered, the place of the call in its caller, as such an offset; 0 if it is unknown.
        package let sites: [UInt64]
        package let lost: Int

        /// A step of which nothing was recorded.
        package static let nothing = Step(text: "", offsets: [], callers: [], sites: [], lost: 0)
    }

    package let steps: [Step]
    /// The reason of a failure; nil if the scenario passed.
    package let failure: String?

    package init(steps: [Step], failure: String?) {
        self.steps = steps
        self.failure = failure
    }
}

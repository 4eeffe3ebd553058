import CallRecorder

/// Records the functions that are entered in this process, if it was built to report them.
package enum CallRecording {
    package static var isAvailable: Bool { CallRecorderIsAvailable() }

    package static func start() {
        CallRecorderStart()
    }

    /// Stops recording.
    ///
    /// - Returns: The functions entered since the start.
    package static func stop(text: String) -> Recording.Step {
        CallRecorderStop()
        let entries = (0..<CallRecorderCount()).map { CallRecorderEntryAt($0) }
        return Recording.Step(
            text: text, offsets: entries.map(\.offset),
            callers: entries.map { Int($0.caller) }, lost: CallRecorderLost())
    }
}

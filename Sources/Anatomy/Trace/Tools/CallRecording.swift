import CallRecorder

/// Records the functions that are entered in this process, if it was built to tell of them.
package enum CallRecording {
    package static var isAvailable: Bool { CallRecorderIsAvailable() }

    package static func start() {
        CallRecorderStart()
    }

    /// Records no longer.
    ///
    /// - Returns: What was entered since the start.
    package static func stop(text: String, line: Int) -> Recording.Step {
        CallRecorderStop()
        let entries = (0..<CallRecorderCount()).map { CallRecorderEntryAt($0) }
        return Recording.Step(
            text: text, line: line, offsets: entries.map(\.offset),
            callers: entries.map { Int($0.caller) }, lost: CallRecorderLost())
    }
}

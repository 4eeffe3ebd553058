import PocketUI
import Replay
import Traces

/// The screens that one architecture has in the middle of a sentence, as the page gets them.
struct LiveMoments: Encodable {
    /// The screen before the sentence, and each that is not as the one before.
    let screens: [Snapshot]
    /// For each call that is shown, which of the screens there is when the next one begins, or at the end.
    let places: [Int]

    init(of calls: [RecordedCall], in answer: ReplayAnswer?) {
        let moments = answer?.moments ?? []
        screens = moments.map(\.screen) + [answer?.screen].compactMap(\.self)
        let last = screens.count - 1
        places =
            calls.entries.dropFirst().map { entry in
                (moments.firstIndex { $0.entry > entry } ?? moments.count) - 1
            } + [last]
    }
}

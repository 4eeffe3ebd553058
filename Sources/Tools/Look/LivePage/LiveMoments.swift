import PocketUI
import Replay
import Traces

/// The screens that one architecture has in the middle of a sentence, for the page.
struct LiveMoments: Encodable {
    /// The screen before the sentence, and then each screen that differs from the one before.
    let screens: [Snapshot]
    /// For each screen but the last, the entry of the recording that begins when the screen is seen.
    let entries: [Int]
    /// For each shown call, the index of the screen when the next call begins, or at the end of the sentence.
    let places: [Int]

    init(of calls: [RecordedCall], in answer: ReplayAnswer?) {
        let moments = answer?.moments ?? []
        screens = moments.map(\.screen) + [answer?.screen].compactMap(\.self)
        entries = moments.map(\.entry)
        let last = screens.count - 1
        places =
            calls.entries.dropFirst().map { entry in
                (moments.firstIndex { $0.entry > entry } ?? moments.count) - 1
            } + [last]
    }

    /// The parts of all screens.
    ///
    /// - Parameter sentence: The sentence in which they are seen, counted from 0.
    func parts(in sentence: Int) -> [ScreenPart] {
        screens.indices.flatMap { index in
            screens[index].parts(
                before: entries.indices.contains(index) ? entries[index] : nil, in: sentence)
        }
    }
}

import Foundation

/// How far a build is, in words for people who only use the page.
///
/// The package manager prints lines such as `[3/40] Compiling …`, and finds more to do while it works. So the time left is
/// only roughly known.
struct BuildProgress {
    /// Such as "40 % done, about 2 minutes left".
    private(set) var text = "it begins"
    private var start: ContinuousClock.Instant?

    /// Takes a line of the package manager's output; ignores lines without numbers.
    mutating func show(_ line: Substring, at now: ContinuousClock.Instant = .now) {
        guard let numbers = line.prefixMatch(of: #/\[(\d+)/(\d+)\]/#),
            let done = Double(numbers.1), let all = Double(numbers.2), done <= all, all > 0
        else { return }
        let start = start ?? now
        self.start = start
        let share = done / all
        text = "\(Int(share * 100)) % done"
        // Before that, the package manager mainly finds out what there is to do.
        if share > 0.05 { text += ", \(Self.left((now - start) / share * (1 - share)))" }
    }

    private static func left(_ duration: Duration) -> String {
        let seconds = duration / .seconds(1)
        if seconds < 20 { return "some seconds left" }
        let minutes = Int((seconds / 60).rounded(.up))
        return minutes == 1 ? "less than a minute left" : "about \(minutes) minutes left"
    }
}

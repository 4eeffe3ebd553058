import Foundation

/// The progress of a learner.
package struct LearningProgress: Codable, Equatable, Sendable {
    /// An exercise in an architecture. It is identified by its name, because numbers may change.
    package struct Work: Codable, Equatable, Sendable {
        package let exercise: String
        package let architecture: String

        package var title: String { "\(exercise) in \(architecture)" }

        /// The name in git of a commit with the start files, on top of the commit that the exercise was started on.
        var name: String { "\(exercise)-\(architecture)" }
    }

    package struct Entry: Codable, Equatable, Sendable {
        package let work: Work
        /// The date of the first start.
        package let started: Date
        /// The number of hints that were shown.
        package internal(set) var hints = 0
        package internal(set) var checks = 0
        /// The date when all checks first passed; nil if they have not.
        package internal(set) var passed: Date?
        /// The date when the solution was first shown before all checks had passed; nil if it was not.
        package internal(set) var spoiled: Date?
        /// The name of the check that failed last; nil if the last check passed.
        package internal(set) var lastFailure: String?
        /// The working time in seconds up to the last command.
        package internal(set) var worked: TimeInterval?
        private var lastUse: Date?

        init(work: Work, started: Date) {
            self.work = work
            self.started = started
        }

        /// The longest time between two commands that counts as work, in seconds. A longer one is a break, such as a night.
        static let longestWork: TimeInterval = 20 * 60

        /// Begins to work, also after a break.
        mutating func begin(at date: Date) { lastUse = date }

        /// Counts the time since the last command as work, unless all checks have passed.
        mutating func use(at date: Date) {
            if passed != nil { return }
            let pause = lastUse.map(date.timeIntervalSince) ?? 0
            worked = (worked ?? 0) + min(max(0, pause), Self.longestWork)
            lastUse = date
        }
    }

    /// An edit of the work tree that has begun, as the trees of git before and after it.
    package struct FileStep: Codable, Equatable, Sendable {
        let old: String
        let new: String
    }

    /// The name in git of the ref that leads to the exercise in the work tree.
    static let nameOfCurrent = "current"

    /// The exercise in the work tree; nil if none is started.
    package internal(set) var current: Work?
    /// The unfinished edit of a command that was killed; nil if there is none.
    package internal(set) var unfinished: FileStep?
    package internal(set) var entries: [Entry] = []

    package subscript(work: Work) -> Entry? {
        entries.first { $0.work == work }
    }

    /// The state in a word or two.
    package func state(of entry: Entry) -> String {
        let isCurrent = current == entry.work
        return entry.passed != nil
            ? "passed" + (isCurrent ? ", at work" : "") : isCurrent ? "at work" : "started"
    }

    /// Changes an entry, if there is one.
    mutating func change(_ work: Work, _ change: (inout Entry) -> Void) {
        guard let index = entries.firstIndex(where: { $0.work == work }) else { return }
        change(&entries[index])
    }

    /// Makes a work the current one, and its entry the last.
    mutating func start(_ work: Work, at date: Date) {
        var entry = self[work] ?? Entry(work: work, started: date)
        entry.begin(at: date)
        entries.removeAll { $0.work == work }
        entries.append(entry)
        current = work
    }

    /// Adds an entry for a work in an architecture that is not the one that was started.
    mutating func add(_ work: Work, at date: Date) {
        if self[work] == nil { entries.insert(Entry(work: work, started: date), at: 0) }
    }
}

import Dispatch
import Foundation
import Synchronization

/// The tools that are running. Each is in a process group of its own, so Ctrl-C in the terminal does not
/// reach them.
package enum RunningTools {
    struct Entry {
        let process: pid_t
        let deadline: DispatchWorkItem?
    }

    /// Whether each process was ended at its limit.
    private static let entries = Mutex<[pid_t: Bool]>([:])

    /// Does a piece of work. Meanwhile Ctrl-C ends this process, and all tools with it.
    package static func endingAtInterruption<Result>(
        _ work: () throws -> Result
    ) rethrows -> Result {
        // The signal reaches a source only if its default action is switched off.
        let action = signal(SIGINT, SIG_IGN)
        let interruption = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        interruption.setEventHandler {
            for process in entries.withLock({ Array($0.keys) }) { end(process) }
            exit(128 + SIGINT)
        }
        interruption.resume()
        defer {
            interruption.cancel()
            signal(SIGINT, action)
        }
        return try work()
    }

    /// - Parameter limit: When the process is ended.
    static func add(_ process: pid_t, limit: Duration?) -> Entry {
        entries.withLock { $0[process] = false }
        let deadline = limit.map { limit in
            let item = DispatchWorkItem {
                // A process that has ended meanwhile is not in the list.
                entries.withLock { entries in
                    guard entries[process] != nil else { return }
                    entries[process] = true
                    end(process)
                }
            }
            let seconds = limit / .seconds(1)
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: item)
            return item
        }
        return Entry(process: process, deadline: deadline)
    }

    /// - Returns: Whether it was ended at its limit.
    static func remove(_ entry: Entry) -> Bool {
        entry.deadline?.cancel()
        return entries.withLock { $0.removeValue(forKey: entry.process) } == true
    }

    /// Ends a process and what it started. The package manager ends its compilers if it is interrupted, so it
    /// has a moment for it.
    private static func end(_ process: pid_t) {
        kill(-process, SIGINT)
        kill(process, SIGINT)
        usleep(200_000)
        kill(-process, SIGKILL)
        kill(process, SIGKILL)
    }
}

import Dispatch
import Foundation
import Synchronization

/// The subprocesses that are running. Each is in a process group of its own, so Ctrl-C in the terminal does not
/// reach them.
package enum RunningSubprocesses {
    /// Whether each process was ended at its limit.
    private static let all = Mutex<[pid_t: Bool]>([:])

    /// Does a piece of work. Meanwhile Ctrl-C ends this process, and all subprocesses with it.
    package static func endingAtInterruption<Result>(
        _ work: () throws -> Result
    ) rethrows -> Result {
        // The signal reaches a source only if its default action is switched off.
        let action = signal(SIGINT, SIG_IGN)
        let interruption = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        interruption.setEventHandler {
            // A thread that waits for a process needs the lock to continue, and would report a failure.
            all.withLock { all in
                for process in all.keys { end(process) }
                exit(128 + SIGINT)
            }
        }
        interruption.resume()
        defer {
            interruption.cancel()
            signal(SIGINT, action)
        }
        return try work()
    }

    /// Does some work while a process is running.
    ///
    /// - Parameter limit: When the process is ended.
    /// - Returns: Whether it was ended at its limit.
    static func include(
        _ process: pid_t, limit: Duration?, during work: () throws -> Void
    ) rethrows -> Bool {
        all.withLock { $0[process] = false }
        let deadline = DispatchWorkItem {
            // A process that has ended meanwhile is not in the list.
            all.withLock { all in
                guard all[process] != nil else { return }
                all[process] = true
                end(process)
            }
        }
        defer {
            deadline.cancel()
            all.withLock { $0[process] = nil }
        }
        if let limit {
            let seconds = limit / .seconds(1)
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: deadline)
        }
        try work()
        return all.withLock { $0[process] } == true
    }

    /// Ends a process and what it started. The package manager ends its compilers if it is interrupted, so it
    /// gets a moment for that.
    static func end(_ process: pid_t) {
        kill(-process, SIGINT)
        kill(process, SIGINT)
        usleep(200_000)
        kill(-process, SIGKILL)
        kill(process, SIGKILL)
    }
}

import Dispatch
import Foundation
import Synchronization

/// The subprocesses that are running. Each is in a process group of its own, so Ctrl-C in the terminal does not
/// reach them.
package enum RunningSubprocesses {
    /// Whether each process was ended at its limit.
    private static let all = Mutex<[pid_t: Bool]>([:])

    /// Locked while files are being changed.
    private static let unfinished = Mutex<Void>(())

    /// From now on, Ctrl-C, Ctrl-\, a closed terminal and `kill` end this process, and all subprocesses with it.
    ///
    /// The signals have a handler, because processes that this one starts would inherit `SIG_IGN`. The handler only writes
    /// to a pipe, because a signal handler may do hardly anything else.
    package static func endAtSignals() {
        let signals = Pipe()
        pipeOfSignals.store(signals.fileHandleForWriting.fileDescriptor, ordering: .relaxed)
        // Use a thread of its own, because the threads of a pool may all be waiting for processes.
        Thread.detachNewThread {
            let number = signals.fileHandleForReading.readData(ofLength: 1).first ?? 0
            withExtendedLifetime(signals) { endAll(at: Int32(number)) }
        }
        // Unblock all signals. This process has inherited the blocked signals of the thread that started it, and a thread
        // of a pool blocks most signals.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        for number in [SIGINT, SIGHUP, SIGTERM, SIGQUIT] {
            // Keep a signal ignored if `nohup` has switched it off.
            let former = unsafeBitCast(signal(number, writeToPipe), to: UInt.self)
            if former == unsafeBitCast(SIG_IGN, to: UInt.self) { signal(number, SIG_IGN) }
        }
    }

    private static let pipeOfSignals = Atomic<Int32>(-1)

    private static let writeToPipe: @convention(c) (Int32) -> Void = { number in
        var byte = UInt8(number)
        write(pipeOfSignals.load(ordering: .relaxed), &byte, 1)
    }

    private static func endAll(at number: Int32) -> Never {
        unfinished.withLock { _ in
            // Keep the lock until the exit. Otherwise a thread that waits for one of the processes would continue, and
            // report a failure.
            all.withLock { all in
                end(Array(all.keys))
                exit(128 + number)
            }
        }
    }

    /// Does a piece of work that must not be left half done. A signal takes effect only after it.
    package static func finishing<Result>(_ work: () throws -> Result) rethrows -> Result {
        try unfinished.withLock { _ in try work() }
    }

    /// Starts a process, and adds it to the list. A signal can't come in between.
    static func start(_ process: Process) throws {
        try all.withLock { all in
            try process.run()
            all[process.processIdentifier] = false
        }
    }

    /// Removes a process that has ended.
    static func remove(_ process: pid_t) {
        all.withLock { $0[process] = nil }
    }

    /// Does some work while a process is running.
    ///
    /// - Parameter limit: The time after which the process is ended; nil for no limit. It does not count the time in which
    ///   this process is stopped, such as by Ctrl-Z or a container that is paused.
    /// - Returns: Whether it was ended at its limit.
    static func include(
        _ process: pid_t, limit: Duration?, during work: () throws -> Void
    ) rethrows -> Bool {
        all.withLock { $0[process] = false }
        let timer = limit.map { limit in
            RunningTimer(after: limit) {
                // A process that has ended meanwhile is not in the list.
                all.withLock { all in
                    guard all[process] != nil else { return }
                    all[process] = true
                    end([process])
                }
            }
        }
        defer { all.withLock { $0[process] = nil } }
        try withExtendedLifetime(timer, work)
        return all.withLock { $0[process] } == true
    }

    /// Ends processes and what they started. The package manager ends its compilers if it is interrupted, so give it a
    /// moment for that.
    private static func end(_ processes: [pid_t]) {
        let groups = processes.flatMap { [-$0, $0] }
        for group in groups { kill(group, SIGINT) }
        if !groups.isEmpty { usleep(200_000) }
        for group in groups { kill(group, SIGKILL) }
    }
}

import Dispatch
import Foundation
import Synchronization

/// The subprocesses that are running. Each is in a process group of its own, so Ctrl-C in the terminal does not
/// reach them.
package enum RunningSubprocesses {
    /// Whether each process was ended at its limit.
    private static let all = Mutex<[pid_t: Bool]>([:])

    /// Held while files change.
    private static let unfinished = Mutex<Void>(())

    /// From now on, Ctrl-C, Ctrl-\, a closed terminal and `kill` end this process, and all subprocesses with it.
    ///
    /// The signals have a handler, because processes that this one starts would inherit `SIG_IGN`. It only writes to a
    /// pipe: a handler may do hardly anything else.
    package static func endAtSignals() {
        let signals = Pipe()
        pipeOfSignals.store(signals.fileHandleForWriting.fileDescriptor, ordering: .relaxed)
        // A thread of its own: those of a pool may all be waiting for processes.
        Thread.detachNewThread {
            let number = signals.fileHandleForReading.readData(ofLength: 1).first ?? 0
            withExtendedLifetime(signals) { endAll(at: Int32(number)) }
        }
        // A thread of a pool, which may have started this process, blocks signals, and that is inherited.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        for number in [SIGINT, SIGHUP, SIGTERM, SIGQUIT] {
            // `nohup` has switched one off.
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
            // A thread that waits for a process needs the lock to continue, and would report a failure.
            all.withLock { all in
                end(Array(all.keys))
                exit(128 + number)
            }
        }
    }

    /// Does a piece of work that must not be left half done. A signal waits for its end.
    package static func finishing<Result>(_ work: () throws -> Result) rethrows -> Result {
        try unfinished.withLock { _ in try work() }
    }

    /// Starts a process. A signal finds it in the list, or comes before it.
    static func start(_ process: Process) throws {
        try all.withLock { all in
            try process.run()
            all[process.processIdentifier] = false
        }
    }

    /// A process has ended.
    static func remove(_ process: pid_t) {
        all.withLock { $0[process] = nil }
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
                end([process])
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

    /// Ends processes and what they started. The package manager ends its compilers if it is interrupted, so it
    /// gets a moment for that.
    private static func end(_ processes: [pid_t]) {
        let groups = processes.flatMap { [-$0, $0] }
        for group in groups { kill(group, SIGINT) }
        if !groups.isEmpty { usleep(200_000) }
        for group in groups { kill(group, SIGKILL) }
    }
}

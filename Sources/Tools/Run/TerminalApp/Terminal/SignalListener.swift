import Dispatch
import Foundation
import Synchronization

/// What a signal means to a program that draws on the whole terminal.
enum SignalEvent: Equatable, Sendable {
    /// Restore the terminal, and end by the signal of that number.
    case terminate(Int32)
    /// Restore the terminal, and stop.
    case suspend
    /// The process continues. The terminal shows something else now.
    case resume
    case windowChange
}

/// Delivers signals as events on the main queue.
///
/// A handler writes each signal into a pipe, which is read on the main queue. The signal sources of Dispatch
/// are only registered some time after they are made, and a signal that comes before is lost.
final class SignalListener {
    private nonisolated static let events: [Int32: SignalEvent] = [
        SIGHUP: .terminate(SIGHUP), SIGINT: .terminate(SIGINT), SIGQUIT: .terminate(SIGQUIT),
        SIGTERM: .terminate(SIGTERM), SIGTSTP: .suspend, SIGCONT: .resume,
        SIGWINCH: .windowChange,
    ]

    /// The write end, for the handler.
    private nonisolated static let pipe = Atomic<Int32>(-1)

    private let source: any DispatchSourceRead
    private let ends: Pipe

    /// Calls `receive` on the main queue for each signal, instead of its default action.
    init(_ receive: @escaping @Sendable (SignalEvent) -> Void) {
        ends = Pipe()
        let readEnd = ends.fileHandleForReading.fileDescriptor
        source = DispatchSource.makeReadSource(fileDescriptor: readEnd, queue: .main)
        source.setEventHandler { @Sendable in
            for number in TerminalDevice.read(from: readEnd) {
                Self.events[Int32(number)].map(receive)
            }
        }
        source.resume()
        Self.pipe.store(ends.fileHandleForWriting.fileDescriptor, ordering: .sequentiallyConsistent)
        for number in Self.events.keys { signal(number) { SignalListener.note($0) } }
    }

    /// Restores the default actions.
    func cancel() {
        for number in Self.events.keys { signal(number, SIG_DFL) }
        source.cancel()
    }

    /// Stops the process until it gets `SIGCONT`.
    static func stop() {
        raise(SIGSTOP)
    }

    /// Ends the process by the default action of a signal, so that the parent process sees the signal.
    static func end(by number: Int32) -> Never {
        signal(number, SIG_DFL)
        var unblocked = sigset_t()
        sigemptyset(&unblocked)
        sigaddset(&unblocked, number)
        pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
        raise(number)
        exit(128 + number)
    }

    /// Runs in the signal handler, where almost nothing else is allowed.
    private nonisolated static func note(_ number: Int32) {
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(pipe.load(ordering: .sequentiallyConsistent), &byte, 1)
        errno = error
    }
}

import Dispatch
import Foundation
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The signals that concern whoever has taken a terminal over, as events.
///
/// A handler writes each into a pipe, which is read on the main queue. It is in place from the beginning on,
/// which the signal sources of Dispatch are not: they are registered some time later, and a signal that
/// comes before is lost.
final class Signals {
    private nonisolated static let meanings: [Int32: Signal] = [
        SIGHUP: .end(SIGHUP), SIGINT: .end(SIGINT), SIGQUIT: .end(SIGQUIT),
        SIGTERM: .end(SIGTERM), SIGTSTP: .stop, SIGCONT: .goOn, SIGWINCH: .resize,
    ]

    /// Where the handler writes to.
    private nonisolated static let pipe = Atomic<Int32>(-1)

    private let source: any DispatchSourceRead
    private let ends: Pipe

    /// Has `receive` called with each, on the main queue, in place of what the system would do.
    init(_ receive: @escaping @Sendable (Signal) -> Void) {
        ends = Pipe()
        let readEnd = ends.fileHandleForReading.fileDescriptor
        source = DispatchSource.makeReadSource(fileDescriptor: readEnd, queue: .main)
        source.setEventHandler { @Sendable in
            for number in TerminalDevice.read(from: readEnd) {
                Self.meanings[Int32(number)].map(receive)
            }
        }
        source.resume()
        Self.pipe.store(ends.fileHandleForWriting.fileDescriptor, ordering: .sequentiallyConsistent)
        for number in Self.meanings.keys { signal(number) { Signals.note($0) } }
    }

    /// Leaves them to the system again.
    func cancel() {
        for number in Self.meanings.keys { signal(number, SIG_DFL) }
        source.cancel()
    }

    /// Stops the process until it is told to go on.
    static func stop() {
        raise(SIGSTOP)
    }

    /// Ends the process by a signal, as it would have ended if nobody had listened: so whoever started it
    /// can tell.
    static func end(by number: Int32) -> Never {
        signal(number, SIG_DFL)
        var unblocked = sigset_t()
        sigemptyset(&unblocked)
        sigaddset(&unblocked, number)
        pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
        raise(number)
        exit(128 + number)
    }

    /// Runs within the handler, where nothing may be done but this.
    private nonisolated static func note(_ number: Int32) {
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(pipe.load(ordering: .sequentiallyConsistent), &byte, 1)
        errno = error
    }
}

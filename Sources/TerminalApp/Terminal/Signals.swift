import Dispatch
import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The signals that concern whoever has taken a terminal over, as events.
final class Signals {
    /// Those that end the process.
    nonisolated static let ending: Set<Int32> = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

    private static let all = ending.union([SIGTSTP, SIGCONT, SIGWINCH])

    private let sources: [any DispatchSourceSignal]

    /// Has `receive` called with each, on the main queue, in place of what the system would do.
    init(_ receive: @escaping @Sendable (Int32) -> Void) {
        sources = Self.all.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { receive(number) }
            source.resume()
            return source
        }
    }

    /// Leaves them to the system again.
    func cancel() {
        for source in sources { source.cancel() }
        for number in Self.all { signal(number, SIG_DFL) }
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
}

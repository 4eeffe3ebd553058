#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the systems name or do differently, as far as sockets go.
enum Platform {
    #if canImport(Darwin)
        static let streamSocket = SOCK_STREAM
        static let sendFlags: Int32 = 0
    #else
        static let streamSocket = Int32(SOCK_STREAM.rawValue)
        static let sendFlags = Int32(MSG_NOSIGNAL)
    #endif

    /// Writing to a peer that has gone is to be an error, not a signal that ends the program.
    static func silenceBrokenPipe(on descriptor: Int32) {
        #if canImport(Darwin)
            var yes: Int32 = 1
            setsockopt(
                descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes,
                socklen_t(MemoryLayout.size(ofValue: yes)))
        #endif
    }
}

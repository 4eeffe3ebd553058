#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The differences between systems that concern sockets.
enum Platform {
    #if canImport(Darwin)
        static let streamSocket = SOCK_STREAM
        static let sendFlags: Int32 = 0
    #else
        static let streamSocket = Int32(SOCK_STREAM.rawValue)
        static let sendFlags = Int32(MSG_NOSIGNAL)
    #endif

    /// Makes writing to a closed socket an error, not a signal that ends the program.
    static func silenceBrokenPipe(on descriptor: Int32) {
        #if canImport(Darwin)
            var yes: Int32 = 1
            setsockopt(
                descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes,
                socklen_t(MemoryLayout.size(ofValue: yes)))
        #endif
    }
}

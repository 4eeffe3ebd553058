/// Whether this is an optimised build.
enum BuildMode {
    /// Refuses a debug build: its times say nothing of the code, only of the missing optimiser.
    static func requireRelease() throws(UsageError) {
        #if DEBUG
            throw UsageError(
                "a debug build measures nothing of use; type: swift run -c release triptych bench")
        #endif
    }
}

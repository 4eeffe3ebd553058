/// The link that has not opened yet, because nobody is logged in, or because its article is being loaded.
package struct WaitingLink: Equatable, Sendable {
    private var link: Link?

    package init() {}

    /// The link that can open now; nil if none waits, or while nobody is logged in.
    package func ready(isLoggedIn: Bool) -> Link? {
        isLoggedIn ? link : nil
    }

    /// Waits with this link instead of an older one.
    package mutating func replace(with newer: Link) {
        link = newer
    }

    /// The link has opened, so it no longer waits.
    package mutating func didOpen() {
        link = nil
    }

    /// The person has logged out, so the link does not wait for the next one who logs in.
    package mutating func didLogOut() {
        link = nil
    }

    /// The load of the link has ended with an error. If it was cancelled, or if the session has ended, the link goes on
    /// waiting.
    package mutating func didFail(with error: ServiceError) {
        if error != .cancelled, error != .sessionEnded { link = nil }
    }
}

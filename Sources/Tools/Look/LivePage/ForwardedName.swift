import Foundation

/// The name under which a codespace forwards its ports to the browser.
package struct ForwardedName: Sendable {
    private let codespace: String
    private let domain: String

    /// Reads the name from the environment of a codespace. Nil outside of a codespace.
    package init?(in environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let codespace = environment["CODESPACE_NAME"],
            let domain = environment["GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN"]
        else { return nil }
        self.codespace = codespace
        self.domain = domain
    }

    package func host(ofPort port: UInt16) -> String { "\(codespace)-\(port).\(domain)" }

    /// Whether a host is a port of this codespace.
    func isHost(_ host: String) -> Bool {
        let port = host.dropFirst(codespace.count + 1).prefix { $0 != "." }
        return UInt16(port).map { self.host(ofPort: $0) == host } ?? false
    }
}

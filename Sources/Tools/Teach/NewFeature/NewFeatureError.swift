/// Why there is no new feature, and what would do. Nothing was written.
package enum NewFeatureError: Error, Equatable, CustomStringConvertible {
    /// Its name can't be used.
    case name(String)
    /// The package isn't as the templates expect.
    case package(String)

    package var description: String {
        switch self {
        case .name(let text), .package(let text): text
        }
    }
}

extension Double {
    /// So many seconds with three digits, in the unit that suits them.
    public var formattedAsTime: String {
        switch self {
        case ..<1e-6: "\((self * 1e9).formatted(digits: 3)) ns"
        case ..<1e-3: "\((self * 1e6).formatted(digits: 3)) µs"
        case ..<1: "\((self * 1e3).formatted(digits: 3)) ms"
        default: "\(formatted(digits: 3)) s"
        }
    }
}

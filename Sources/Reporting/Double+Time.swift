extension Double {
    /// So many seconds with three digits, in the unit that suits them.
    public var formattedAsTime: String { formattedAsTime(digits: 3) }

    /// So many seconds with so many digits, in the unit that suits them.
    public func formattedAsTime(digits: Int) -> String {
        switch self {
        case ..<1e-6: "\((self * 1e9).formatted(digits: digits)) ns"
        case ..<1e-3: "\((self * 1e6).formatted(digits: digits)) µs"
        case ..<1: "\((self * 1e3).formatted(digits: digits)) ms"
        default: "\(formatted(digits: digits)) s"
        }
    }
}

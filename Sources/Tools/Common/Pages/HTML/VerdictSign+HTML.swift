import Console

extension VerdictSign {
    /// How often each sign occurs, such as `▲ 12 slower`. Signs that don't occur are left out.
    package static func counted(_ signs: [VerdictSign]) -> HTML {
        let parts = allCases.filter(signs.contains).map { sign -> HTML in
            let count = signs.count { $0 == sign }
            return
                "<span class=\"\(sign.style)\">\(String(sign.rawValue)) \(count) \(sign.words)</span>"
        }
        return "\(parts)"
    }
}

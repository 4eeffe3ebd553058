import Foundation
import Measuring

/// Figures spread in a known way, the same for the same seed.
enum Spread: CaseIterable {
    case normal
    /// Many small figures and few great ones.
    case exponential
    /// Three in five figures about 0, and two in five about 10.
    case twoModes
    /// Cauchy's: it has no mean, and now and then a figure in the thousands.
    case heavyTailed

    /// What half of the figures lie below.
    var median: Double {
        switch self {
        case .normal, .heavyTailed: 0
        case .exponential: log(2)
        // Where the normal distribution reaches 5/6, as 3/5 of that is a half.
        case .twoModes: 0.9674215661017014
        }
    }

    /// Draws one figure.
    func figure(_ generator: inout SeededGenerator) -> Double {
        let share = Double.random(in: 0..<1, using: &generator)
        return switch self {
        case .normal: Self.normal(&generator)
        case .exponential: -log(1 - share)
        case .twoModes: Self.normal(&generator) + (share < 0.6 ? 0 : 10)
        case .heavyTailed: tan(.pi * (share - 0.5))
        }
    }

    /// As Box and Muller draw it.
    private static func normal(_ generator: inout SeededGenerator) -> Double {
        let length = Double.random(in: 0..<1, using: &generator)
        let angle = Double.random(in: 0..<1, using: &generator)
        return sqrt(-2 * log(1 - length)) * cos(2 * .pi * angle)
    }
}

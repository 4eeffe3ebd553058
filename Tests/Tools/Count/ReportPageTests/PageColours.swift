import Console
import Foundation
import Pages

@testable import ReportPage

/// A colour of a page.
struct PageColour {
    private let luminance: Double

    /// Reads a colour such as `0b57a4`.
    init?(_ hex: Substring) {
        guard hex.count == 6, let number = Int(hex, radix: 16) else { return nil }
        let light = [16, 8, 0].map { shift in
            let part = Double(number >> shift & 0xFF) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        luminance = zip(light, [0.2126, 0.7152, 0.0722]).map(*).reduce(0, +)
    }

    /// How well one is read on the other, from 1 to 21, as WCAG 2 has it.
    func contrast(to other: PageColour) -> Double {
        let bright = max(luminance, other.luminance)
        return (bright + 0.05) / (min(luminance, other.luminance) + 0.05)
    }

    /// The colours that the style of a page names, for light, dark and print.
    static func schemes() -> [[String: PageColour]] {
        let roots = (HTMLPage.frameStyle + Page.style).matches(of: #/:root \{([^}]*)\}/#).map(\.1)
        func colours(of root: Substring, dark: Bool) -> [String: PageColour] {
            let pattern =
                #/--([a-z0-9-]+): (?:light-dark\()?#([0-9a-f]{6})(?:, #([0-9a-f]{6})\))?;/#
            let all = root.matches(of: pattern).compactMap { match in
                PageColour(dark ? match.3 ?? match.2 : match.2).map { (String(match.1), $0) }
            }
            return Dictionary(all) { $1 }
        }
        let screen = roots.dropLast().joined()[...]
        let (light, dark) = (colours(of: screen, dark: false), colours(of: screen, dark: true))
        let print = light.merging(roots.last.map { colours(of: $0, dark: false) } ?? [:]) { $1 }
        return [light, dark, print]
    }
}

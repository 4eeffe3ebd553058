import Foundation

@testable import Output

/// A colour of a page.
struct PageColour {
    /// Red, green and blue as light, from 0 to 1.
    private let light: [Double]

    /// Reads a colour such as `0b57a4`.
    init?(_ hex: Substring) {
        guard hex.count == 6, let number = Int(hex, radix: 16) else { return nil }
        light = [16, 8, 0].map { shift in
            let part = Double(number >> shift & 0xFF) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
    }

    /// How well one is read on the other, from 1 to 21, as WCAG 2 has it.
    func contrast(to other: PageColour) -> Double {
        let bright = max(luminance, other.luminance)
        return (bright + 0.05) / (min(luminance, other.luminance) + 0.05)
    }

    /// How different they look: the distance in Oklab.
    func distance(to other: PageColour) -> Double {
        zip(oklab, other.oklab).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
    }

    private var luminance: Double { product(light, [0.2126, 0.7152, 0.0722]) }

    private var oklab: [Double] {
        let cones = [
            [0.4122214708, 0.5363325363, 0.0514459929],
            [0.2119034982, 0.6806995451, 0.1073969566],
            [0.0883024619, 0.2817188376, 0.6299787005],
        ].map { cbrt(product(light, $0)) }
        return [
            [0.2104542553, 0.7936177850, -0.0040720468],
            [1.9779984951, -2.4285922050, 0.4505937099],
            [0.0259040371, 0.7827717662, -0.8086757660],
        ].map { product(cones, $0) }
    }

    private func product(_ one: [Double], _ other: [Double]) -> Double {
        zip(one, other).map(*).reduce(0, +)
    }
}

/// The colours that the style of a page names.
enum PageColours {
    /// For light, dark and print, by their names.
    static func schemes() throws -> [[String: PageColour]] {
        let style = String(decoding: PackageResources.page_css, as: UTF8.self)
        return style.matches(of: #/:root \{([^}]*)\}/#).map { root in
            let colours = root.1.matches(of: #/--([a-z0-9-]+): #([0-9a-f]{6});/#)
                .compactMap { match in PageColour(match.2).map { (String(match.1), $0) } }
            return Dictionary(colours) { $1 }
        }
    }
}

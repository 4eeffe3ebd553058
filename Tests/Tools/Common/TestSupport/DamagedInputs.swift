import Foundation
import Measuring

/// Inputs made from sound samples by one to three damages each, as a slip of an editor or a full disk may do. The same
/// seed gives the same inputs.
package struct DamagedInputs: RandomAccessCollection, Sendable {
    private let samples: [[UInt8]]

    package let startIndex = 0
    package let endIndex: Int

    /// - Parameter samples: Inputs that a reader takes.
    package init(of samples: [String], count: Int) {
        self.samples = samples.map { Array($0.utf8) }
        endIndex = count
    }

    /// Each input has a generator of its own, so one can be made without those before it.
    package subscript(number: Int) -> DamagedInput {
        var generator = SeededGenerator(seed: Self.seed)
        generator = SeededGenerator(seed: generator.next() &+ UInt64(number))
        var bytes = samples[number % samples.count]
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            Self.damage(&bytes, using: &generator)
        }
        return DamagedInput(bytes: bytes, number: number)
    }

    /// Replaces a few bytes, or the rest of the line, by nothing, by themselves twice, or by what often hurts a reader.
    private static func damage(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        let line = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let few = Swift.min(place + Int.random(in: 0...8, using: &generator), bytes.count)
        let range = place..<(Bool.random(using: &generator) ? few : line)
        let piece = Array(bytes[range])
        let stray = hurtful.randomElement(using: &generator) ?? []
        let replacement = [[], piece + piece, stray, stray].randomElement(using: &generator) ?? []
        bytes.replaceSubrange(range, with: replacement)
    }

    /// Numbers at the ends of their range, characters that are not what they look like, and no UTF-8.
    private static let hurtful: [[UInt8]] =
        [
            "0", "-1", "9", "9223372036854775807", "-9223372036854775808", "1e400", "\0", "\r",
            "\n", "\r\n", "\t", " ", "\"", "\\", "{", "[", "null", "\u{FEFF}", "e\u{301}",
            "\u{2028}", "٣", "👩‍🚀",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]

    /// The seed of all inputs. At night `TRIPTYCH_FUZZ_SEED` gives another.
    fileprivate static let seed =
        ProcessInfo.processInfo.environment["TRIPTYCH_FUZZ_SEED"].flatMap(UInt64.init)
        ?? 20_260_101
}

/// An input with damage.
package struct DamagedInput: Sendable, CustomStringConvertible {
    package let bytes: [UInt8]
    fileprivate let number: Int

    /// The bytes as text, with what is no UTF-8 replaced.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// How to get it again, and its content.
    package var description: String {
        "input \(number) of TRIPTYCH_FUZZ_SEED=\(DamagedInputs.seed): \(text.debugDescription)"
    }
}

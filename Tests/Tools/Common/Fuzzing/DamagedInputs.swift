import Foundation
import Measuring

/// Inputs made from sound samples by one to three damages each. The same seed gives the same inputs.
package struct DamagedInputs: RandomAccessCollection, Sendable, CustomStringConvertible {
    private let samples: [[UInt8]]
    private let strays: [[UInt8]]
    private let seed: UInt64

    package let startIndex = 0
    package let endIndex: Int

    /// - Parameters:
    ///   - samples: Inputs that a reader takes.
    ///   - strays: Further texts that pieces are taken of, to be inserted.
    package init(
        of samples: [String], strays: [String] = [], count: Int, seed: UInt64 = Self.seed
    ) {
        self.samples = samples.map { Array($0.utf8) }
        self.strays = strays.map { Array($0.utf8) }
        self.seed = seed
        endIndex = count
    }

    /// Each input has a generator of its own, so one can be made without those before it.
    package subscript(number: Int) -> DamagedInput {
        var generator = SeededGenerator(seed: seed)
        generator = SeededGenerator(seed: generator.next() &+ UInt64(number))
        var bytes = samples[number % samples.count]
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let damage = Damage.allCases.randomElement(using: &generator)
            bytes =
                damage?.applied(to: bytes, samples: samples + strays, using: &generator) ?? bytes
        }
        return DamagedInput(bytes: bytes, number: number, seed: seed)
    }

    package var description: String { "\(count) inputs of TRIPTYCH_FUZZ_SEED=\(seed)" }

    /// Whether a reader took some and refused some. If it took or refused nearly all, the samples or the
    /// damage would not be of the kind that tests a reader. This is about the samples, so the standard seed decides it:
    /// among many other seeds, one has such inputs by chance.
    package func areWorthwhile(refusals: Int) -> Bool {
        seed != Self.standardSeed || (count / 50...count - count / 50).contains(refusals)
    }

    private static let standardSeed: UInt64 = 20_260_101

    /// The seed of all inputs. At night `TRIPTYCH_FUZZ_SEED` gives another.
    package static let seed: UInt64 = {
        guard let text = ProcessInfo.processInfo.environment["TRIPTYCH_FUZZ_SEED"] else {
            return standardSeed
        }
        guard let seed = UInt64(text) else {
            preconditionFailure("TRIPTYCH_FUZZ_SEED is \"\(text)\"; it must be a whole number")
        }
        return seed
    }()
}

/// An input with damage.
package struct DamagedInput: Sendable, CustomStringConvertible {
    package let bytes: [UInt8]
    private let number: Int
    private let seed: UInt64

    fileprivate init(bytes: [UInt8], number: Int, seed: UInt64) {
        self.bytes = bytes
        self.number = number
        self.seed = seed
    }

    /// The bytes as text, with what is no UTF-8 replaced.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// How to get it again, and its content.
    package var description: String {
        "input \(number) of TRIPTYCH_FUZZ_SEED=\(seed): \(text.debugDescription)"
    }
}

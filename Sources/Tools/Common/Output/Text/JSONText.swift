import Foundation

/// JSON for people to read and tools to compare: indented, with sorted keys.
package enum JSONText {
    /// The value as JSON, with a line end after it.
    package static func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }

    /// The value as JSON in ASCII, on one line: an argument of a program, where accents may be decomposed on macOS.
    package static func argument(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self).utf16.map { unit in
            unit < 0x80
                ? String(UnicodeScalar(UInt8(unit)))
                : "\\u" + String(0x1_0000 + Int(unit), radix: 16).dropFirst()
        }.joined()
    }
}

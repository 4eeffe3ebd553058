import Foundation

/// JSON to be read by people and compared by tools: indented, keys in order.
public enum JSONText {
    /// The value as JSON, with a line end after it.
    public static func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}

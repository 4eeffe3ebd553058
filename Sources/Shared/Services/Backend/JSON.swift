import Foundation

/// JSON with dates as seconds since 1970, and with sorted keys, so that equal values are equal bytes.
package enum JSON {
    package static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(value)
    }

    package static func decode<Value: Decodable>(
        _ type: Value.Type, from data: Data
    ) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        return try decoder.decode(type, from: data)
    }
}

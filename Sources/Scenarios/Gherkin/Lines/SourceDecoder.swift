/// Turns the bytes of a file into text, or tells where they are not UTF-8.
struct SourceDecoder {
    private let bytes: [UInt8]

    init(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
    }

    func decode() throws(SyntaxError) -> String {
        do throws(UTF8.ValidationError) {
            return String(copying: try UTF8Span(validating: bytes.span))
        } catch {
            throw SyntaxError(
                location: location(after: bytes.prefix(error.byteOffsets.lowerBound)),
                seen: "bytes that are not UTF-8", expected: "UTF-8 text",
                advice: "save the file as UTF-8")
        }
    }

    /// Where a reader of the valid text in front of a flaw finds the flaw.
    private func location(after validBytes: ArraySlice<UInt8>) -> Location {
        let lines = LineScanner.split(String(decoding: validBytes, as: UTF8.self))
        return Location(line: lines.count, column: (lines.last?.count ?? 0) + 1)
    }
}

/// A test as it is written in its file.
struct WrittenTest {
    /// Its suite and its name, such as `VoiceTests/loud`.
    let name: String
    /// Its code, on one line without comments.
    let body: String

    /// Whether it has an expectation about a value or a function, such as `#expect(count == 1)`. A call of a function whose
    /// name begins with `expect` counts, too.
    var expects: Bool {
        body.contains(
            #/#(?:expect|require) ?\((?=[^)]*\b(?!(?:true|false|Bool)\b)[A-Za-z_])|(?:^|[^#\w])(?:expect\w*|confirmation|Issue\.record) ?[({]/#
        )
    }

    /// The tests in a file.
    static func all(in text: String) -> [WrittenTest] {
        let parts =
            #/(?m)^(?:[^\s/].*\s)?(?:struct|class|actor|enum|extension) (\w+)|@Test\b(?s:.*?)\bfunc (\w+)/#
        let matches = text.matches(of: parts)
        let ends = matches.dropFirst().map(\.range.lowerBound) + [text.endIndex]
        var suite = Substring()
        return zip(matches, ends).compactMap { match, end in
            suite = match.1 ?? suite
            return match.2.map { name in
                let code = text[match.range.upperBound..<end].replacing(#/\/\/.*/#, with: "")
                let words = code.split(whereSeparator: \.isWhitespace)
                return WrittenTest(
                    name: "\(suite)/\(name)", body: block(in: words.joined(separator: " ")))
            }
        }
    }

    /// The text up to the end of the first block of code.
    private static func block(in text: String) -> String {
        var depth = 0
        let end = text.firstIndex { character in
            if character == "{" { depth += 1 }
            if character == "}" { depth -= 1 }
            return character == "}" && depth <= 0
        }
        return end.map { String(text[...$0]) } ?? text
    }

    /// The name of a test that ran, such as `MVPTests.VoiceTests/loud(text:)/VoiceTests.swift:3:4`.
    static func name(of test: String) -> String? {
        test.firstMatch(of: #/\.(\w+/)(?:.*/)?(\w+)\(/#).map { "\($0.1)\($0.2)" }
    }
}

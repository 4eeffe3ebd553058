import SwiftTokens

/// A test as it is written in its file, or a function that expects something for tests, such as `expectLoud`.
struct WrittenTest {
    /// Its suite and its name, such as `VoiceTests/loud`.
    let name: String
    let isTest: Bool
    /// Its code, on one line without comments.
    let body: String

    /// Whether it has an expectation about a value or a function, such as `#expect(count == 1)`. A call of a function whose
    /// name begins with `expect` counts, too.
    var expects: Bool { expectations > 0 }

    /// The number of these expectations.
    var expectations: Int {
        body.matches(
            of:
                #/#(?:expect|require) ?\((?=[^)]*\b(?!(?:true|false|Bool)\b)[A-Za-z_])|(?:^|[^#\w])(?:expect\w*|confirmation|Issue\.record) ?[({]/#
        ).count
    }

    /// The number of places where it may leave out its expectations, such as `guard false else { return }`.
    var exits: Int {
        body.matches(of: #/\b(?:return|guard|if|for|while|repeat|switch|throw|catch|func)\b(?!:)/#)
            .count
    }

    /// The tests in a file, and the functions that expect something for them.
    static func all(in text: String) -> [WrittenTest] {
        let parts =
            #/(?m)^(?:\S.*\s)?(?:struct|class|actor|enum|extension) (\w+)|@Test\b(?s:.*?)\bfunc (\w+)|\bfunc (expect\w*)/#
        let text = SwiftText(text).blanking([.comment])
        let matches = text.matches(of: parts)
        let ends = matches.dropFirst().map(\.range.lowerBound) + [text.endIndex]
        var suite = Substring()
        return zip(matches, ends).compactMap { match, end in
            suite = match.1 ?? suite
            return (match.2 ?? match.3).map { name in
                let words = text[match.range.upperBound..<end].split(whereSeparator: \.isWhitespace)
                return WrittenTest(
                    name: "\(suite)/\(name)", isTest: match.2 != nil,
                    body: block(in: words.joined(separator: " ")))
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

extension String {
    /// The names of types, functions and variables in this code, without its comments and texts.
    var names: Set<String> {
        let code = SwiftText(self)
        return Set(
            code.tokens.filter { $0.kind == .type || $0.kind == .name }.map { code.text($0.range) })
    }
}

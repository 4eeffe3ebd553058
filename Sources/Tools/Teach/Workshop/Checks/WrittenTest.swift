/// A test as the text of its file has it.
struct WrittenTest {
    /// Its suite and its name, such as `VoiceTests/loud`.
    let name: String
    /// Whether it expects something, itself or by a function that is named so.
    let expects: Bool

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
                let body = text[match.range.upperBound..<end].replacing(#/\/\/.*/#, with: "")
                return WrittenTest(
                    name: "\(suite)/\(name)",
                    expects: body.contains(
                        #/(?:\bexpect\w*|\brequire|\bconfirmation|\bIssue\.record)\s*[({]/#))
            }
        }
    }

    /// The name of a test that ran, such as `MVPTests.VoiceTests/loud(text:)/VoiceTests.swift:3:4`.
    static func name(of test: String) -> String? {
        test.firstMatch(of: #/\.(\w+/)(?:.*/)?(\w+)\(/#).map { "\($0.1)\($0.2)" }
    }
}

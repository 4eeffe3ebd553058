import Testing

@testable import TerminalApp

@Suite("Keys from bytes")
struct KeyDecoderTests {
    /// What terminals send, and the keys it stands for.
    nonisolated static let known: [(String, [Key])] = [
        ("ada", [.text("ada")]),
        ("\t\u{1B}[Z", [.tab, .backTab]),
        ("\r", [.enter]),
        ("\u{7F}\u{8}", [.backspace, .backspace]),
        ("\u{1}\u{11}", [.control("a"), .control("q")]),
        ("\u{1B}[A\u{1B}OB\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
        ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
        ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}OH", [.home, .end, .home, .end, .home]),
        ("\u{1B}[3~", [.delete]),
        ("\u{1B}[1;5B", [.down]),
        ("a\u{1B}[Ab", [.text("a"), .up, .text("b")]),
        ("\u{1B}\u{1B}[A", [.escape, .up]),
        ("中文é", [.text("中文é")]),
        ("👩‍🚀", [.text("👩‍🚀")]),
        ("\u{1B}[200~two\nlines\u{1B}[201~\r", [.paste("two lines"), .enter]),
        ("\u{1B}[200~a\u{1B}[31mb\u{1B}[201~", [.paste("a[31mb")]),
    ]

    @Test("What terminals send is understood", arguments: known)
    func understood(bytes: String, keys: [Key]) {
        var decoder = KeyDecoder()
        #expect(decoder.decode(bytes.utf8) == keys)
        #expect(decoder.endEscape() == [])
    }

    @Test("It makes no difference where the bytes are cut", arguments: known)
    func cut(bytes: String, keys: [Key]) {
        let bytes = Array(bytes.utf8)
        for cut in bytes.indices {
            var decoder = KeyDecoder()
            let found = decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...])
            #expect(found.joiningTexts == keys)
        }
    }

    @Test("A lone escape is a key once nothing follows")
    func loneEscape() {
        var decoder = KeyDecoder()
        #expect(decoder.decode([0x1B]) == [])
        #expect(decoder.isInEscape)
        #expect(decoder.endEscape() == [.escape])
        #expect(!decoder.isInEscape)
        #expect(decoder.decode("[A".utf8) == [.text("[A")])
    }

    @Test("A sequence that stands for nothing here leaves nothing behind")
    func unknown() {
        var decoder = KeyDecoder()
        #expect(decoder.decode("\u{1B}[99~\u{1B}[?1;2c\u{1B}xb".utf8) == [.text("b")])
        #expect(decoder.decode("\u{1B}[12".utf8) == [])
        #expect(decoder.endEscape() == [])
        #expect(decoder.decode("c".utf8) == [.text("c")])
    }

    @Test("A sequence without end does not swallow what comes later")
    func endless() {
        var decoder = KeyDecoder()
        _ = decoder.decode("\u{1B}[".utf8)
        _ = decoder.decode(repeatElement(UInt8(ascii: "1"), count: 100))
        #expect(decoder.decode("\r".utf8) == [.enter])
    }

    @Test("Bytes that are no text are left out")
    func noText() {
        var decoder = KeyDecoder()
        #expect(decoder.decode([0xFF, 0x61, 0xC3, 0x28, 0x80]) == [.text("a(")])
    }

    @Test("A paste is on its way until its end, however long that takes")
    func slowPaste() {
        var decoder = KeyDecoder()
        #expect(decoder.decode("\u{1B}[200~a".utf8) == [])
        #expect(!decoder.isInEscape)
        #expect(decoder.endEscape() == [])
        #expect(decoder.decode("b\u{1B}[201~".utf8) == [.paste("ab")])
    }

    @Test("A paste that is too long is cut off at the limit")
    func longPaste() {
        var decoder = KeyDecoder()
        let text = String(repeating: "a", count: 3 * KeyDecoder.pasteLimit)
        let keys = decoder.decode("\u{1B}[200~\(text)\u{1B}[201~".utf8)
        #expect(keys == [.paste(String(text.prefix(KeyDecoder.pasteLimit)))])
    }
}

extension [Key] {
    /// The keys with texts that follow one another as one.
    var joiningTexts: [Key] {
        reduce(into: []) { keys, key in
            if case .text(let text) = key, case .text(let before) = keys.last {
                keys[keys.count - 1] = .text(before + text)
            } else {
                keys.append(key)
            }
        }
    }
}

import Foundation
import Scenarios
import Testing

/// What ARCHITECTURE.md names exists.
@Suite("ARCHITECTURE.md")
struct ArchitectureDocumentTests {
    private let document = PackageDocument.architecture

    @Test("Every name of code stands in a source")
    func names() throws {
        let known = try words
        let folders = try FileManager.default.contentsOfDirectory(atPath: Program.package.path)
        let code = #/\.?[A-Za-z_]\w*(?:[.<(][\w.:]*[>)]?)*/#
        for span in PackageDocument.spans(in: try document.text)
        where span.wholeMatch(of: code) != nil && !folders.contains(span) {
            for name in span.matches(of: #/[A-Za-z_]\w+/#) {
                let isKnown = known.contains(String(name.0))
                #expect(isKnown, "\(span)")
            }
        }
    }

    @Test("Every step it explains is in the vocabulary")
    func steps() throws {
        let steps = PackageDocument.spans(in: try document.text).filter { $0.hasPrefix("the ") }
        #expect(steps.count > 2)
        for step in steps { #expect(Vocabulary.standard.step(step) != nil, "\(step)") }
    }

    /// All words of the sources.
    private var words: Set<String> {
        get throws {
            var words: Set<String> = []
            for folder in ["Sources", "Benchmarks", "Tests", "Package.swift"] {
                let root = Program.package.appending(path: folder)
                let files = FileManager.default.enumerator(atPath: root.path)
                let urls = files?.compactMap { ($0 as? String).map { root.appending(path: $0) } }
                for url in [root] + (urls ?? [])
                where ["swift", "c", "h"].contains(url.pathExtension) {
                    let text = try String(contentsOf: url, encoding: .utf8)
                    let found = text.utf8.split { !$0.isPartOfName }
                    words.formUnion(found.compactMap(String.init))
                }
            }
            return words
        }
    }
}

extension UInt8 {
    fileprivate var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

/// Splits a Swift text into tokens, in one pass. It knows words, strings and comments, but no grammar.
struct SwiftScanner {
    /// A string literal that has not ended.
    private struct Literal {
        let start: Int
        /// The quotes and number signs at its end.
        let end: [UInt8]
        /// The backslash and number signs before a character that is escaped.
        let escape: [UInt8]
        let isLong: Bool
        /// How many parentheses are open in the current interpolation.
        var parentheses = 0
    }

    private(set) var tokens: [SwiftToken] = []
    private(set) var endsOfLiterals: [Int: Int] = [:]
    private let bytes: [UInt8]
    private var index = 0
    /// The literals around the current place, outermost first, without the one whose text is being read.
    private var literals: [Literal] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while index < bytes.count { takeToken() }
    }

    private mutating func takeToken() {
        let start = index
        switch Unicode.Scalar(bytes[index]) {
        case " ", "\t"..."\r": index += 1
        case "/" where starts(with: "//"):
            skip { $0 != "\n" }
            add(.comment, from: start)
        case "/" where starts(with: "/*"):
            skipComment()
            add(.comment, from: start)
        case "\"", "#":
            takeLiteralOrDirective()
        case "0"..."9":
            repeat { index += 1 } while isInNumber
            add(.number, from: start)
        case "@":
            index += 1
            skip(while: \.isPartOfName)
            add(index - start > 1 ? .attribute : .symbol, from: start)
        case "`":
            index += 1
            skip { $0 != "`" && $0 != "\n" }
            index = min(index + 1, bytes.count)
            add(.name, from: start)
        case let scalar where scalar.isPartOfName:
            skip(while: \.isPartOfName)
            let isType = ("A"..."Z").contains(scalar)
            add(isKeyword(start..<index) ? .keyword : isType ? .type : .name, from: start)
        case let scalar: takeSymbol(scalar)
        }
    }

    private mutating func add(_ kind: SwiftToken.Kind, from start: Int) {
        tokens.append(SwiftToken(kind: kind, range: start..<index))
    }

    private mutating func skip(while isSkipped: (Unicode.Scalar) -> Bool) {
        while index < bytes.count, isSkipped(Unicode.Scalar(bytes[index])) { index += 1 }
    }

    private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    // MARK: Words and symbols

    private var isInNumber: Bool {
        guard index < bytes.count else { return false }
        let isPoint = bytes[index] == UInt8(ascii: ".") && index + 1 < bytes.count
        return Unicode.Scalar(bytes[index]).isPartOfName
            || isPoint && ("0"..."9").contains(Unicode.Scalar(bytes[index + 1]))
    }

    /// Whether a word is a keyword here, and not the name of a member.
    private func isKeyword(_ range: Range<Int>) -> Bool {
        let word = String(decoding: bytes[range], as: UTF8.self)
        let isMember = range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: ".")
        return Self.keywords.contains(word) && (!isMember || word == "init")
    }

    /// Takes a symbol. If it is a parenthesis that ends an interpolation, takes the rest of the literal instead.
    private mutating func takeSymbol(_ scalar: Unicode.Scalar) {
        index += 1
        if let last = literals.indices.last, scalar == "(" || scalar == ")" {
            literals[last].parentheses += scalar == "(" ? 1 : -1
            if literals[last].parentheses == 0 {
                takeText(of: literals.removeLast(), from: index - 1)
                return
            }
        }
        add(.symbol, from: index - 1)
    }

    // MARK: Comments and strings

    private mutating func skipComment() {
        var depth = 0
        repeat {
            let change = starts(with: "/*") ? 1 : starts(with: "*/") ? -1 : 0
            depth += change
            index += change == 0 ? 1 : 2
        } while depth > 0 && index < bytes.count
    }

    private mutating func takeLiteralOrDirective() {
        let start = index
        skip { $0 == "#" }
        let signs = Array(bytes[start..<index])
        let quotes = bytes[index...].prefix(3).prefix { $0 == UInt8(ascii: "\"") }
        if quotes.isEmpty {
            skip(while: \.isPartOfName)
            add(index - start > signs.count ? .keyword : .symbol, from: start)
            return
        }
        let count = quotes.count == 3 ? 3 : 1
        index += count
        let literal = Literal(
            start: start, end: quotes.prefix(count) + signs, escape: [UInt8(ascii: "\\")] + signs,
            isLong: count == 3)
        takeText(of: literal, from: start)
    }

    /// Takes the text of a literal up to its end or the next interpolation.
    private mutating func takeText(of literal: Literal, from start: Int) {
        var literal = literal
        while index < bytes.count, literal.isLong || bytes[index] != UInt8(ascii: "\n") {
            if bytes[index...].starts(with: literal.end) {
                index += literal.end.count
                break
            }
            guard bytes[index...].starts(with: literal.escape) else {
                index += 1
                continue
            }
            index += literal.escape.count
            if starts(with: "(") {
                index += 1
                add(.string, from: start)
                literal.parentheses = 1
                literals.append(literal)
                return
            }
            if index < bytes.count, !starts(with: "\n") { index += 1 }
        }
        add(.string, from: start)
        endsOfLiterals[literal.start] = index
    }
}

extension SwiftScanner {
    /// The keywords, without words that are as often names, such as `open`.
    fileprivate static let keywords: Set = [
        "Self", "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break",
        "case", "catch", "class", "consuming", "continue", "convenience", "default", "defer",
        "deinit", "didSet", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "init",
        "inout", "internal", "is", "isolated", "lazy", "let", "mutating", "nil", "nonisolated",
        "override", "private", "protocol", "public", "repeat",
        "required", "rethrows", "return", "self", "set", "some", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak",
        "where", "while", "willSet",
    ]
}

extension Unicode.Scalar {
    /// Whether a byte of this value can be in a name. All bytes beyond ASCII can.
    fileprivate var isPartOfName: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "\u{80}"...: true
        default: false
        }
    }
}

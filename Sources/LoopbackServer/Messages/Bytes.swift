extension UInt8 {
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let slash = UInt8(ascii: "/")
    static let colon = UInt8(ascii: ":")
    static let zero = UInt8(ascii: "0")
    static let one = UInt8(ascii: "1")

    /// A character of ASCII that leaves a mark.
    var isVisible: Bool { (0x21...0x7E).contains(self) }

    var isBlank: Bool { self == .space || self == UInt8(ascii: "\t") }

    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// A character that names are made of.
    var isOfToken: Bool { isVisible && !"\"(),/:;<=>?@[\\]{}".utf8.contains(self) }
}

extension ArraySlice<UInt8> {
    /// Whether this is a name, as HTTP understands it.
    var isToken: Bool { !isEmpty && allSatisfy(\.isOfToken) }

    /// Without the blanks at both ends.
    var trimmingBlanks: ArraySlice<UInt8> {
        var rest = drop(while: \.isBlank)
        while rest.last?.isBlank == true { rest.removeLast() }
        return rest
    }
}

/// What `llvm-symbolizer` says of a place in the program, in JSON.
struct SymbolizerLine: Decodable {
    struct Symbol: Decodable {
        let functionName: String
        let fileName: String
        let line: Int
        let startLine: Int
        let column: Int

        private enum CodingKeys: String, CodingKey {
            case functionName = "FunctionName"
            case fileName = "FileName"
            case line = "Line"
            case startLine = "StartLine"
            case column = "Column"
        }

        /// The line the function begins on; 0 if the compiler made it up.
        var firstLine: Int { startLine > 0 ? startLine : line }
    }

    /// The place, in hexadecimal digits.
    let address: String
    /// The functions there, innermost first.
    let symbols: [Symbol]

    private enum CodingKeys: String, CodingKey {
        case address = "Address"
        case symbols = "Symbol"
    }

    /// The place as a number.
    var offset: UInt64? { UInt64(address.dropFirst(2), radix: 16) }
}
